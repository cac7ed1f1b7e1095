package android.webkit

import android.content.Context
import android.graphics.Bitmap
import android.net.Uri
import android.os.Bundle
import android.os.Message
import android.view.ViewGroup
import java.io.InputStream

open class WebView(context: Context) : ViewGroup(context) {
    val url: String? get() = TODO()
    val settings: WebSettings get() = TODO()
    var webViewClient: WebViewClient = TODO()
    var webChromeClient: WebChromeClient? = TODO()
    fun loadUrl(url: String) {}
    fun loadDataWithBaseURL(base: String?, data: String, type: String?, encoding: String?, history: String?) {}
    fun saveState(outState: Bundle): WebBackForwardList? = TODO()
    fun restoreState(inState: Bundle): WebBackForwardList? = TODO()
    fun canGoBack(): Boolean = TODO()
    fun goBack() {}
    fun destroy() {}

    inner class WebViewTransport {
        var webView: WebView? = null
    }

    companion object {
        fun setWebContentsDebuggingEnabled(enabled: Boolean) {}
    }
}

abstract class WebSettings {
    abstract var javaScriptEnabled: Boolean
    abstract var domStorageEnabled: Boolean
    abstract var allowFileAccess: Boolean
    abstract var allowContentAccess: Boolean
    abstract var javaScriptCanOpenWindowsAutomatically: Boolean
    abstract var userAgentString: String
    abstract var textZoom: Int
    abstract fun setSupportMultipleWindows(support: Boolean)
}

open class WebViewClient {
    open fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean = TODO()
    open fun shouldInterceptRequest(view: WebView, request: WebResourceRequest): WebResourceResponse? = TODO()
    open fun onPageStarted(view: WebView, url: String, favicon: Bitmap?) {}
    open fun onReceivedError(view: WebView, request: WebResourceRequest, error: WebResourceError) {}
    open fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean = TODO()

    companion object {
        const val ERROR_HOST_LOOKUP = -2
        const val ERROR_CONNECT = -6
        const val ERROR_TIMEOUT = -8
        const val ERROR_IO = -7
        const val ERROR_UNKNOWN = -1
    }
}

open class WebChromeClient {
    open fun onShowFileChooser(view: WebView, callback: ValueCallback<Array<Uri>>, params: FileChooserParams): Boolean =
        TODO()

    open fun onCreateWindow(view: WebView, isDialog: Boolean, isUserGesture: Boolean, resultMsg: Message): Boolean =
        TODO()

    open fun onCloseWindow(window: WebView) {}

    abstract class FileChooserParams {
        abstract val mode: Int
        abstract val isCaptureEnabled: Boolean

        companion object {
            const val MODE_OPEN_MULTIPLE = 1
        }
    }
}

interface ValueCallback<T> {
    fun onReceiveValue(value: T?)
}

interface WebResourceRequest {
    val url: Uri
    val method: String
    val isForMainFrame: Boolean
}

abstract class WebResourceError {
    abstract val errorCode: Int
}

abstract class WebBackForwardList {
    abstract val currentItem: WebHistoryItem?
}

abstract class WebHistoryItem {
    abstract val url: String
}

abstract class CookieManager {
    abstract fun setAcceptThirdPartyCookies(view: WebView, accept: Boolean)

    companion object {
        fun getInstance(): CookieManager = TODO()
    }
}

class RenderProcessGoneDetail
class WebResourceResponse(type: String?, encoding: String?, data: InputStream?)
