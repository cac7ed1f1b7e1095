package ph.perlas.app

import android.annotation.SuppressLint
import android.content.Intent
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
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.webkit.ServiceWorkerControllerCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature

/** The one screen of the wrapper: a web view with the app, and the bridge between them. */
class MainActivity : ComponentActivity() {
    private lateinit var frame: FrameLayout
    private lateinit var bridge: Bridge
    private lateinit var chooser: FileChooser
    private var webView: WebView? = null
    private var isOffline = false

    private val whenOnline = object : ConnectivityManager.NetworkCallback() {
        override fun onAvailable(network: Network) = runOnUiThread { if (isOffline) load(BuildConfig.ORIGIN) }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        WebView.setWebContentsDebuggingEnabled(BuildConfig.DEBUG)
        chooser = FileChooser(this)
        bridge = Bridge(this, chooser)
        frame = FrameLayout(this)
        setContentView(frame)
        keepClearOfBars()
        keepServiceWorkersFromFiles()

        // O-41: the app is asked first; what it leaves alone, or doesn't answer within half a second, is done here.
        onBackPressedDispatcher.addCallback(this) {
            bridge.back { webView?.takeIf { it.canGoBack() && !isOffline }?.goBack() ?: finish() }
        }
        getSystemService(ConnectivityManager::class.java).registerDefaultNetworkCallback(whenOnline)
        open()
        val isRestored = savedInstanceState?.let { webView?.restoreState(it) } != null
        if (!isRestored) load(ownAddress(intent) ?: "${BuildConfig.ORIGIN}/")
    }

    /** Another link of the site was tapped, such as the one that a social log-in comes back by. */
    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        ownAddress(intent)?.let(::load)
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        webView?.saveState(outState)
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
        view.webChromeClient = AppChrome(this, chooser)
        // The object NativeBridge, for pages of exactly this origin; not for games, payment pages or anything else.
        if (WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER))
            WebViewCompat.addWebMessageListener(view, "NativeBridge", setOf(BuildConfig.ORIGIN), bridge)
    }

    /** The renderer was killed or crashed: the view is of no use any more, the app isn't. */
    fun reopen() {
        val address = webView?.url?.takeIf(::isOwn) ?: BuildConfig.ORIGIN
        close()
        open()
        load(address)
    }

    private fun close() {
        bridge.forget()
        chooser.forget()
        webView?.let {
            frame.removeView(it)
            it.destroy()
        }
        webView = null
    }

    fun load(address: String) {
        isOffline = false
        webView?.loadUrl(address)
    }

    /** The player tries again from the page of `showOffline`. */
    fun tryAgain() {
        isOffline = false
    }

    /** A page of the app begins: the one before can't be asked any more. */
    fun began() = bridge.forget()

    /** O-44: until the app's service worker has been installed, a start without a network has nothing to show but this. */
    fun showOffline(address: String) {
        isOffline = true
        val page = assets.open("offline.html").bufferedReader().use { it.readText() }
        webView?.loadDataWithBaseURL(null, page.replace("{address}", TextUtils.htmlEncode(address)), "text/html", "utf-8", null)
    }

    fun isOwn(address: String): Boolean = Uri.parse(address).let { "${it.scheme}://${it.encodedAuthority}" == BuildConfig.ORIGIN }

    private fun ownAddress(intent: Intent?): String? =
        intent?.takeIf { it.action == Intent.ACTION_VIEW }?.dataString?.takeIf(::isOwn)

    /** From Android 15 on an app draws behind the system's bars. */
    private fun keepClearOfBars() = ViewCompat.setOnApplyWindowInsetsListener(frame) { view, insets ->
        val kinds = WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout() or WindowInsetsCompat.Type.ime()
        insets.getInsets(kinds).let { view.setPadding(it.left, it.top, it.right, it.bottom) }
        WindowInsetsCompat.CONSUMED
    }

    /** Requests of the service worker pass no WebViewClient; these are the settings that it has of its own. */
    private fun keepServiceWorkersFromFiles() {
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.SERVICE_WORKER_BASIC_USAGE)) return
        ServiceWorkerControllerCompat.getInstance().serviceWorkerWebSettings.apply {
            if (WebViewFeature.isFeatureSupported(WebViewFeature.SERVICE_WORKER_CONTENT_ACCESS)) allowContentAccess = false
            if (WebViewFeature.isFeatureSupported(WebViewFeature.SERVICE_WORKER_FILE_ACCESS)) allowFileAccess = false
        }
    }
}
