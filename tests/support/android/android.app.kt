package android.app

import android.content.Context
import android.content.DialogInterface
import android.content.Intent
import android.content.IntentSender
import android.content.res.Configuration
import android.os.Bundle
import android.view.View
import android.view.Window

open class Activity : Context() {
    var requestedOrientation = 0
    val intent: Intent? = TODO()
    val window: Window get() = TODO()
    open fun setContentView(view: View) {}
    fun runOnUiThread(action: Runnable) {}
    open fun finish() {}
    fun moveTaskToBack(nonRoot: Boolean): Boolean = TODO()
    protected open fun onCreate(savedInstanceState: Bundle?) {}
    protected open fun onSaveInstanceState(outState: Bundle) {}
    protected open fun onNewIntent(intent: Intent) {}
    protected open fun onDestroy() {}
    open fun onConfigurationChanged(newConfig: Configuration) {}
}

class AlertDialog {
    class Builder(context: Context) {
        fun setMessage(id: Int): Builder = this
        fun setPositiveButton(id: Int, listener: DialogInterface.OnClickListener?): Builder = this
        fun setNegativeButton(id: Int, listener: DialogInterface.OnClickListener?): Builder = this
        fun setOnCancelListener(listener: DialogInterface.OnCancelListener?): Builder = this
        fun show(): AlertDialog = TODO()
    }
}

class PendingIntent {
    val intentSender: IntentSender get() = TODO()

    companion object {
        const val FLAG_UPDATE_CURRENT = 1
        const val FLAG_MUTABLE = 2
        fun getBroadcast(context: Context, code: Int, intent: Intent, flags: Int): PendingIntent = TODO()
    }
}
