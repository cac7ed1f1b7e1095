package ph.perlas.app

import android.view.View
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.webkit.ServiceWorkerControllerCompat
import androidx.webkit.WebViewFeature

/** From Android 15 on an app draws behind the system's bars. */
fun keepClearOfBars(frame: View) = ViewCompat.setOnApplyWindowInsetsListener(frame) { view, insets ->
    val kinds = WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout() or WindowInsetsCompat.Type.ime()
    insets.getInsets(kinds).let { view.setPadding(it.left, it.top, it.right, it.bottom) }
    WindowInsetsCompat.CONSUMED
}

/** Requests of the service worker pass no WebViewClient; these are the settings that it has of its own. */
fun keepServiceWorkersFromFiles() {
    if (!WebViewFeature.isFeatureSupported(WebViewFeature.SERVICE_WORKER_BASIC_USAGE)) return
    ServiceWorkerControllerCompat.getInstance().serviceWorkerWebSettings.apply {
        if (WebViewFeature.isFeatureSupported(WebViewFeature.SERVICE_WORKER_CONTENT_ACCESS)) allowContentAccess = false
        if (WebViewFeature.isFeatureSupported(WebViewFeature.SERVICE_WORKER_FILE_ACCESS)) allowFileAccess = false
    }
}
