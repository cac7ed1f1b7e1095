package ph.perlas.app

import android.app.Activity
import android.net.Uri
import android.os.Handler
import android.os.Looper
import android.os.Message
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebView
import android.webkit.WebViewClient
import java.io.ByteArrayInputStream

/** How long a window may take to name its address, in milliseconds; one that begins as about:blank gets it from its page. */
private const val SCOUT_PATIENCE = 10_000L

/**
 * Learns the address of a window that the app or a game opens, and opens it in a Custom Tab. Its web view shows nothing,
 * runs nothing, sends nothing and has no bridge; it is destroyed however the window ends.
 */
class WindowScout(private val activity: Activity) : WebViewClient() {
    private val main = Handler(Looper.getMainLooper())
    private var view: WebView? = null

    fun follow(resultMsg: Message) {
        val scout = WebView(activity)
        view = scout
        scout.settings.apply {
            allowFileAccess = false
            allowContentAccess = false
        }
        scout.webViewClient = this
        scout.webChromeClient = object : WebChromeClient() {
            override fun onCloseWindow(window: WebView) = end()
        }
        (resultMsg.obj as WebView.WebViewTransport).webView = scout
        resultMsg.sendToTarget()
        main.postDelayed(::end, SCOUT_PATIENCE)
    }

    override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
        leave(request.url)
        return true
    }

    /** Nothing is sent from here. A Custom Tab can't send what a form posts, so that opens nothing. */
    override fun shouldInterceptRequest(view: WebView, request: WebResourceRequest): WebResourceResponse {
        main.post { if (request.method == "GET") leave(request.url) else end() }
        return WebResourceResponse("text/plain", "utf-8", ByteArrayInputStream(ByteArray(0)))
    }

    /** The renderer is the app's own, too: without this, its end would take the whole wrapper with it. */
    override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
        end()
        return true
    }

    private fun leave(address: Uri) {
        if (view != null) openOutside(activity, address)
        end()
    }

    /** Destroys the web view, after the callback that it may be in. */
    fun end() {
        main.removeCallbacksAndMessages(null)
        view?.let { main.post(it::destroy) }
        view = null
    }
}
