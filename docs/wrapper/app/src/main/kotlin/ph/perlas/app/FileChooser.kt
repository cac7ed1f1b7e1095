package ph.perlas.app

import android.net.Uri
import android.provider.OpenableColumns
import android.util.Base64
import android.webkit.ValueCallback
import androidx.activity.ComponentActivity
import androidx.activity.result.PickVisualMediaRequest
import androidx.activity.result.contract.ActivityResultContracts.PickVisualMedia
import androidx.activity.result.contract.ActivityResultContracts.TakePicture
import androidx.core.content.FileProvider
import org.json.JSONObject
import java.io.File

/** The greatest picture that is handed over the bridge, in bytes. */
private const val LARGEST = 11_000_000

/**
 * Lets a player take or choose a picture: for a file input (O-42), and for `pickImage`. No permission is needed, as the
 * camera and the picker are other apps; with CAMERA in the manifest, Android would ask for it.
 */
class FileChooser(private val activity: ComponentActivity) {
    private var waiting: ((Uri?) -> Unit)? = null
    private var photo: Uri? = null

    private val picker = activity.registerForActivityResult(PickVisualMedia()) { settle(it) }
    private val camera = activity.registerForActivityResult(TakePicture()) { taken -> settle(photo.takeIf { taken }) }

    /** Answers a file input; it must get an answer, also when nothing was chosen, or it never opens again. */
    fun pickForInput(callback: ValueCallback<Array<Uri>>, fromCamera: Boolean) =
        begin(fromCamera) { uri -> callback.onReceiveValue(uri?.let { arrayOf(it) }) }

    fun pickForApp(fromCamera: Boolean, answer: Bridge.Answer) = begin(fromCamera) { uri ->
        runCatching { uri?.let(::fileOf) }.fold(answer::result) { answer.error("failed") }
    }

    fun forget() = settle(null)

    private fun begin(fromCamera: Boolean, then: (Uri?) -> Unit) {
        settle(null)
        waiting = then
        runCatching {
            if (fromCamera) camera.launch(newPhoto().also { photo = it })
            else picker.launch(PickVisualMediaRequest(PickVisualMedia.ImageOnly))
        }.onFailure { settle(null) }
    }

    private fun settle(uri: Uri?) {
        val then = waiting
        waiting = null
        then?.invoke(uri)
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
