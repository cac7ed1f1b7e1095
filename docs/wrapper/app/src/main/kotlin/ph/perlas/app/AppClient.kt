package ph.perlas.app

import android.graphics.Bitmap
import android.net.Uri
import android.os.Message
import android.webkit.RenderProcessGoneDetail
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceError
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient

/** Errors that mean that there is no way to the server; others are the app's own to show. */
private val noWay = setOf(
    WebViewClient.ERROR_HOST_LOOKUP,
    WebViewClient.ERROR_CONNECT,
    WebViewClient.ERROR_TIMEOUT,
    WebViewClient.ERROR_IO,
    WebViewClient.ERROR_UNKNOWN,
)

/** Where a frame, such as a game, may go: on the web, and to what it has made itself. */
private val frameSchemes = setOf("https", "http", "blob", "data", "about")

/** Keeps the web view on the app's own pages, and the app alive. */
class AppClient(private val activity: MainActivity) : WebViewClient() {
    override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
        val address = request.url
        if (!request.isForMainFrame) return address.scheme !in frameSchemes
        if (activity.isOwn(address.toString())) {
            activity.tryAgain()
            return false
        }
        openOutside(activity, address)
        return true
    }

    override fun onPageStarted(view: WebView, url: String, favicon: Bitmap?) = activity.began()

    override fun onReceivedError(view: WebView, request: WebResourceRequest, error: WebResourceError) {
        if (request.isForMainFrame && error.errorCode in noWay) activity.showOffline(request.url.toString())
    }

    /** Without this, a renderer that Android kills takes the whole wrapper with it. */
    override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
        view.post(activity::reopen)
        return true
    }
}

/** File inputs, and windows that pages open. */
class AppChrome(private val activity: MainActivity, private val chooser: FileChooser) : WebChromeClient() {
    private var scout: WindowScout? = null

    override fun onShowFileChooser(view: WebView, callback: ValueCallback<Array<Uri>>, params: FileChooserParams): Boolean {
        val isMultiple = params.mode == FileChooserParams.MODE_OPEN_MULTIPLE
        chooser.pickForInput(callback, activity.address, params.isCaptureEnabled, isMultiple)
        return true
    }

    /** A window that the app or a game opens; the next one takes the place of one whose address isn't known yet. */
    override fun onCreateWindow(view: WebView, isDialog: Boolean, isUserGesture: Boolean, resultMsg: Message): Boolean {
        if (!isUserGesture) return false
        forget()
        scout = WindowScout(activity).also { it.follow(resultMsg) }
        return true
    }

    /** The page is gone. */
    fun forget() {
        scout?.end()
        scout = null
    }
}
