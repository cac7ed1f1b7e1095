package androidx.browser.customtabs

import android.content.Context
import android.net.Uri

class CustomTabsIntent {
    fun launchUrl(context: Context, url: Uri) {}

    class Builder {
        fun setShareState(state: Int): Builder = this
        fun build(): CustomTabsIntent = TODO()
    }

    companion object {
        const val SHARE_STATE_OFF = 2
    }
}
