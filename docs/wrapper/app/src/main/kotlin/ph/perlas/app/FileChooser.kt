package ph.perlas.app

import android.app.AlertDialog
import android.net.Uri
import android.os.Bundle
import android.provider.OpenableColumns
import android.util.Base64
import android.webkit.ValueCallback
import androidx.activity.ComponentActivity
import androidx.activity.result.PickVisualMediaRequest
import androidx.activity.result.contract.ActivityResultContracts.PickMultipleVisualMedia
import androidx.activity.result.contract.ActivityResultContracts.PickVisualMedia
import androidx.activity.result.contract.ActivityResultContracts.TakePicture
import androidx.core.content.FileProvider
import org.json.JSONObject
import java.io.File

/** The greatest picture that is handed over the bridge, in bytes. */
private const val LARGEST = 11_000_000

/** How long a photo is kept for its form, in milliseconds. */
private const val KEPT_FOR = 10 * 60_000L

private const val PHOTO = "photo"
private const val FORM = "form"
private const val KEPT_UNTIL = "keptUntil"

/**
 * Lets a player take or choose pictures: for a file input (O-42), and for `pickImage`. No permission is needed, as the
 * camera and the picker are other apps; with CAMERA in the manifest, Android would ask for it.
 *
 * Android may end the app while the camera is open. The photo then comes to a new process, whose page is loaded anew: it
 * is kept, and offered when a form of the same page asks for a photo again.
 */
class FileChooser(private val activity: ComponentActivity, saved: Bundle?) {
    private var waiting: ((List<Uri>) -> Unit)? = null

    /** The photo that the camera writes or has written, and the address of the page whose form asked for it. */
    private var photo: Uri? = saved?.getString(PHOTO)?.let(Uri::parse)
    private var form: String? = saved?.getString(FORM)

    /** Until when a photo is offered that came when its form was gone; 0 for none. */
    private var keptUntil = saved?.getLong(KEPT_UNTIL) ?: 0

    private val one = activity.registerForActivityResult(PickVisualMedia()) { settle(listOfNotNull(it)) }
    private val several = activity.registerForActivityResult(PickMultipleVisualMedia()) { settle(it) }
    private val camera = activity.registerForActivityResult(TakePicture()) { isTaken ->
        if (isTaken && waiting == null) keptUntil = System.currentTimeMillis() + KEPT_FOR
        settle(listOfNotNull(photo.takeIf { isTaken }))
    }

    /** Answers a file input; it must get an answer, also when nothing was chosen, or it never opens again. */
    fun pickForInput(callback: ValueCallback<Array<Uri>>, page: String?, fromCamera: Boolean, isMultiple: Boolean) =
        begin(page, fromCamera, isMultiple) { uris -> callback.onReceiveValue(uris.toTypedArray().ifEmpty { null }) }

    fun pickForApp(page: String?, fromCamera: Boolean, answer: Bridge.Answer) = begin(page, fromCamera, false) { uris ->
        runCatching { uris.firstOrNull()?.let(::fileOf) }.fold(answer::result) { answer.error("failed") }
    }

    fun save(outState: Bundle) {
        outState.putString(PHOTO, photo?.toString())
        outState.putString(FORM, form)
        outState.putLong(KEPT_UNTIL, keptUntil)
    }

    fun forget() = settle(emptyList())

    private fun begin(page: String?, fromCamera: Boolean, isMultiple: Boolean, then: (List<Uri>) -> Unit) {
        settle(emptyList())
        waiting = then
        val isKept = System.currentTimeMillis() < keptUntil
        if (isKept && fromCamera && page == form) return offerKept()
        runCatching {
            if (fromCamera) takePhoto(page)
            else (if (isMultiple) several else one).launch(PickVisualMediaRequest(PickVisualMedia.ImageOnly))
        }.onFailure { settle(emptyList()) }
    }

    private fun takePhoto(page: String?) {
        keptUntil = 0
        form = page
        camera.launch(newPhoto().also { photo = it })
    }

    private fun offerKept() {
        AlertDialog.Builder(activity)
            .setMessage(R.string.photo_kept)
            .setPositiveButton(R.string.photo_use) { _, _ ->
                keptUntil = 0
                settle(listOfNotNull(photo))
            }
            .setNegativeButton(R.string.photo_again) { _, _ -> runCatching { takePhoto(form) }.onFailure { forget() } }
            .setOnCancelListener { forget() }
            .show()
    }

    private fun settle(uris: List<Uri>) {
        val then = waiting
        waiting = null
        then?.invoke(uris)
    }

    /** A new file in the cache that the camera may write to; `res/xml/file_paths.xml` names the folder. */
    private fun newPhoto(): Uri {
        val folder = File(activity.cacheDir, "photos").apply { mkdirs() }
        folder.listFiles()?.forEach { it.delete() }
        return FileProvider.getUriForFile(activity, "${activity.packageName}.files", File(folder, "photo.jpg"))
    }

    private fun fileOf(uri: Uri): JSONObject {
        val content = activity.contentResolver
        val bytes = content.openInputStream(uri)!!.use { it.readBytes() }
        require(bytes.size in 1..LARGEST)
        val name = content.query(uri, arrayOf(OpenableColumns.DISPLAY_NAME), null, null, null)?.use {
            if (it.moveToFirst()) it.getString(0) else null
        }
        return JSONObject()
            .put("name", (name ?: "picture").take(255))
            .put("type", content.getType(uri) ?: "image/jpeg")
            .put("data", Base64.encodeToString(bytes, Base64.NO_WRAP))
    }
}
