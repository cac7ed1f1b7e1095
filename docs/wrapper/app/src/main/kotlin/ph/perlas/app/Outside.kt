package ph.perlas.app

import android.app.Activity
import android.app.PendingIntent
import android.content.ActivityNotFoundException
import android.content.BroadcastReceiver
import android.content.ContentValues
import android.content.Context
import android.content.Intent
import android.content.IntentFilter
import android.net.Uri
import android.os.Build
import android.os.Environment
import android.os.Handler
import android.os.Looper
import android.provider.MediaStore
import android.util.Base64
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts
import androidx.annotation.RequiresApi
import androidx.browser.customtabs.CustomTabsIntent
import androidx.core.content.ContextCompat

/** What may be opened in other apps, besides web pages. `intent:` isn't among it: it reaches into any app. */
private val otherApps = setOf("mailto", "tel", "sms", "viber", "tg", "whatsapp", "fb-messenger")

/**
 * Opens an address outside of the web view: web pages in a Custom Tab, which shares the browser's log-ins (Google refuses
 * them in a web view), the rest in the app it is for. False for anything else, and where nothing opens it.
 */
fun openOutside(activity: Activity, address: Uri): Boolean {
    val scheme = address.scheme?.lowercase()
    return try {
        when {
            scheme == "https" || (scheme == "http" && BuildConfig.DEBUG) ->
                CustomTabsIntent.Builder().setShareState(CustomTabsIntent.SHARE_STATE_OFF).build().launchUrl(activity, address)
            scheme in otherApps -> activity.startActivity(Intent(Intent.ACTION_VIEW, address))
            else -> return false
        }
        true
    } catch (_: ActivityNotFoundException) {
        false
    }
}

/** Saves a file that the app made: pictures among the pictures, the rest among the downloads. */
@RequiresApi(29)
fun save(context: Context, name: String, type: String, data: String): Boolean {
    val isPicture = type.startsWith("image/")
    val folder = if (isPicture) Environment.DIRECTORY_PICTURES else Environment.DIRECTORY_DOWNLOADS
    val place = if (isPicture) MediaStore.Images.Media.EXTERNAL_CONTENT_URI else MediaStore.Downloads.EXTERNAL_CONTENT_URI
    val described = ContentValues().apply {
        put(MediaStore.MediaColumns.DISPLAY_NAME, name.replace(Regex("[\\\\/:*?\"<>|]"), "_"))
        put(MediaStore.MediaColumns.MIME_TYPE, type)
        put(MediaStore.MediaColumns.RELATIVE_PATH, "$folder/Perlas")
    }
    val bytes = Base64.decode(data, Base64.DEFAULT)
    val file = context.contentResolver.insert(place, described) ?: return false
    return context.contentResolver.openOutputStream(file)?.use { it.write(bytes) } != null
}

/** Offers a text to other apps, and tells whether one was chosen. */
class Sharing(private val activity: ComponentActivity) {
    private val chosenAction = "${activity.packageName}.CHOSEN"
    private var answer: Bridge.Answer? = null
    private var chosen = false

    private val sheet = activity.registerForActivityResult(ActivityResultContracts.StartActivityForResult()) {
        // The choice is told by a broadcast of its own, which may come after this.
        Handler(Looper.getMainLooper()).postDelayed(::end, 300)
    }

    init {
        val receiver = object : BroadcastReceiver() {
            override fun onReceive(context: Context, intent: Intent) {
                chosen = true
            }
        }
        ContextCompat.registerReceiver(activity, receiver, IntentFilter(chosenAction), ContextCompat.RECEIVER_NOT_EXPORTED)
        activity.lifecycle.addObserver(object : androidx.lifecycle.DefaultLifecycleObserver {
            override fun onDestroy(owner: androidx.lifecycle.LifecycleOwner) = activity.unregisterReceiver(receiver)
        })
    }

    fun begin(title: String, text: String, asked: Bridge.Answer) {
        end()
        answer = asked
        chosen = false
        val told = PendingIntent.getBroadcast(
            activity,
            0,
            Intent(chosenAction).setPackage(activity.packageName),
            PendingIntent.FLAG_UPDATE_CURRENT or if (Build.VERSION.SDK_INT >= 31) PendingIntent.FLAG_MUTABLE else 0,
        )
        val send = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
        sheet.launch(Intent.createChooser(send, title.ifEmpty { null }, told.intentSender))
    }

    private fun end() {
        answer?.result(if (chosen) "shared" else "dismissed")
        answer = null
    }
}
