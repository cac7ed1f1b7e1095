package ph.perlas.app

import android.annotation.SuppressLint
import android.content.Intent
import android.content.res.Configuration
import android.net.ConnectivityManager
import android.net.Network
import android.net.Uri
import android.os.Bundle
import android.text.TextUtils
import android.view.ViewGroup
import android.webkit.CookieManager
import android.webkit.WebView
import android.widget.FrameLayout
import androidx.activity.ComponentActivity
import androidx.activity.addCallback
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import kotlin.math.roundToInt

private const val ADDRESS = "address"

/** The one screen of the wrapper: a web view with the app, and the bridge between them. */
class MainActivity : ComponentActivity() {
    private lateinit var frame: FrameLayout
    private lateinit var bridge: Bridge
    private lateinit var chooser: FileChooser
    private var webView: WebView? = null
    private var chrome: AppChrome? = null

    /** The address that met no network, while `offline.html` stands in for it. */
    private var failed: String? = null

    /** Where the player is. */
    val address get() = failed ?: webView?.url

    private val whenOnline = object : ConnectivityManager.NetworkCallback() {
        override fun onAvailable(network: Network) = runOnUiThread { failed?.let(::load) }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        WebView.setWebContentsDebuggingEnabled(BuildConfig.DEBUG)
        chooser = FileChooser(this, savedInstanceState)
        bridge = Bridge(this, chooser)
        frame = FrameLayout(this)
        setContentView(frame)
        keepClearOfBars(frame)
        keepServiceWorkersFromFiles()

        // O-41: the app is asked first; what it leaves alone, or doesn't answer within half a second, is done here.
        onBackPressedDispatcher.addCallback(this) {
            bridge.back { webView?.takeIf { it.canGoBack() && failed == null }?.goBack() ?: finish() }
        }
        getSystemService(ConnectivityManager::class.java).registerDefaultNetworkCallback(whenOnline)
        open()
        if (savedInstanceState == null) load(ownAddress(intent) ?: "${BuildConfig.ORIGIN}/")
        else restore(savedInstanceState)
    }

    /** Another link of the site was tapped, such as the one that a social log-in comes back by. */
    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        ownAddress(intent)?.let(::load)
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        outState.putString(ADDRESS, address)
        chooser.save(outState)
        webView?.saveState(outState)
    }

    /** Android has ended the process, such as while the camera was open: the player finds the same page, loaded anew. */
    private fun restore(saved: Bundle) {
        val address = saved.getString(ADDRESS)?.takeIf(::isOwn) ?: BuildConfig.ORIGIN
        val history = webView?.restoreState(saved)
        if (history?.currentItem?.url != address) load(address)
    }

    /** Games and the texts in them keep running while the system's font size changes; they only take the new size. */
    override fun onConfigurationChanged(newConfig: Configuration) {
        super.onConfigurationChanged(newConfig)
        webView?.settings?.textZoom = (100 * newConfig.fontScale).roundToInt()
    }

    override fun onDestroy() {
        getSystemService(ConnectivityManager::class.java).unregisterNetworkCallback(whenOnline)
        close()
        super.onDestroy()
    }

    @SuppressLint("SetJavaScriptEnabled")
    private fun open() {
        val view = WebView(this)
        webView = view
        frame.addView(view, ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT)
        view.settings.apply {
            javaScriptEnabled = true
            domStorageEnabled = true
            allowFileAccess = false
            allowContentAccess = false
            javaScriptCanOpenWindowsAutomatically = true
            setSupportMultipleWindows(true)
            userAgentString = "$userAgentString PerlasWrapper/${BuildConfig.VERSION_NAME}"
        }
        // Games run in frames of other sites, which keep their session in a cookie.
        CookieManager.getInstance().setAcceptThirdPartyCookies(view, true)
        view.webViewClient = AppClient(this)
        view.webChromeClient = AppChrome(this, chooser).also { chrome = it }
        // The object NativeBridge, for pages of exactly this origin; not for games, payment pages or anything else.
        if (WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER))
            WebViewCompat.addWebMessageListener(view, "NativeBridge", setOf(BuildConfig.ORIGIN), bridge)
    }

    /** The renderer was killed or crashed: the view is of no use any more, the app isn't. */
    fun reopen() {
        val last = address?.takeIf(::isOwn) ?: BuildConfig.ORIGIN
        close()
        open()
        load(last)
    }

    private fun close() {
        bridge.forget()
        chooser.forget()
        chrome?.forget()
        webView?.let {
            frame.removeView(it)
            it.destroy()
        }
        webView = null
    }

    fun load(address: String) {
        failed = null
        webView?.loadUrl(address)
    }

    /** The player tries again from the page of `showOffline`. */
    fun tryAgain() {
        failed = null
    }

    /** A page of the app begins: the one before can't be asked any more. */
    fun began() = bridge.forget()

    /** O-44: until the app's service worker has been installed, a start without a network has nothing to show but this. */
    fun showOffline(address: String) {
        failed = address
        val page = assets.open("offline.html").bufferedReader().use { it.readText() }
        webView?.loadDataWithBaseURL(null, page.replace("{address}", TextUtils.htmlEncode(address)), "text/html", "utf-8", null)
    }

    fun isOwn(address: String): Boolean = Uri.parse(address).let { "${it.scheme}://${it.encodedAuthority}" == BuildConfig.ORIGIN }

    private fun ownAddress(intent: Intent?): String? =
        intent?.takeIf { it.action == Intent.ACTION_VIEW }?.dataString?.takeIf(::isOwn)
}
