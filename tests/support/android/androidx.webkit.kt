package androidx.webkit

import android.net.Uri
import android.webkit.WebView

abstract class JavaScriptReplyProxy {
    abstract fun postMessage(text: String)
}

class WebMessageCompat {
    val type = 0
    val data: String? = null

    companion object {
        const val TYPE_STRING = 0
    }
}

object WebViewCompat {
    interface WebMessageListener {
        fun onPostMessage(
            view: WebView,
            message: WebMessageCompat,
            sourceOrigin: Uri,
            isMainFrame: Boolean,
            replyProxy: JavaScriptReplyProxy,
        )
    }

    fun addWebMessageListener(view: WebView, name: String, origins: Set<String>, listener: WebMessageListener) {}
}

object WebViewFeature {
    const val WEB_MESSAGE_LISTENER = ""
    const val SERVICE_WORKER_BASIC_USAGE = ""
    const val SERVICE_WORKER_CONTENT_ACCESS = ""
    const val SERVICE_WORKER_FILE_ACCESS = ""
    fun isFeatureSupported(feature: String): Boolean = TODO()
}

abstract class ServiceWorkerWebSettingsCompat {
    abstract var allowContentAccess: Boolean
    abstract var allowFileAccess: Boolean
}

abstract class ServiceWorkerControllerCompat {
    abstract val serviceWorkerWebSettings: ServiceWorkerWebSettingsCompat

    companion object {
        fun getInstance(): ServiceWorkerControllerCompat = TODO()
    }
}
