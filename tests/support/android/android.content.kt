package android.content

import android.database.Cursor
import android.net.Uri
import java.io.File
import java.io.InputStream
import java.io.OutputStream

open class Context {
    val packageName: String get() = TODO()
    val cacheDir: File get() = TODO()
    val contentResolver: ContentResolver get() = TODO()
    val assets: android.content.res.AssetManager get() = TODO()
    fun <T> getSystemService(type: Class<T>): T = TODO()
    fun getSharedPreferences(name: String, mode: Int): SharedPreferences = TODO()
    fun startActivity(intent: Intent) {}
    fun unregisterReceiver(receiver: BroadcastReceiver) {}
}

class ContentResolver {
    fun openInputStream(uri: Uri): InputStream? = TODO()
    fun openOutputStream(uri: Uri): OutputStream? = TODO()
    fun insert(uri: Uri, values: ContentValues?): Uri? = TODO()
    fun getType(uri: Uri): String? = TODO()
    fun query(uri: Uri, columns: Array<String>?, where: String?, of: Array<String>?, order: String?): Cursor? = TODO()
}

interface SharedPreferences {
    fun getString(key: String, other: String?): String?
    fun edit(): Editor

    interface Editor {
        fun putString(key: String, value: String?): Editor
        fun apply()
    }
}

class Intent(action: String, uri: Uri? = null) {
    val action: String? = TODO()
    val dataString: String? = TODO()
    fun setPackage(name: String): Intent = this
    fun setType(type: String): Intent = this
    fun putExtra(name: String, value: String): Intent = this

    companion object {
        const val ACTION_SEND = ""
        const val ACTION_VIEW = ""
        const val EXTRA_TEXT = ""
        fun createChooser(target: Intent, title: CharSequence?, sender: IntentSender?): Intent = TODO()
    }
}

interface DialogInterface {
    fun interface OnClickListener {
        fun onClick(dialog: DialogInterface, which: Int)
    }

    fun interface OnCancelListener {
        fun onCancel(dialog: DialogInterface)
    }
}

abstract class BroadcastReceiver {
    abstract fun onReceive(context: Context, intent: Intent)
}

class ContentValues {
    fun put(key: String, value: String?) {}
}

class ClipData {
    companion object {
        fun newPlainText(label: CharSequence, text: CharSequence): ClipData = TODO()
    }
}

class ClipboardManager {
    fun setPrimaryClip(clip: ClipData) {}
}

class ActivityNotFoundException : RuntimeException()
class IntentFilter(action: String)
class IntentSender
