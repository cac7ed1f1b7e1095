package ph.perlas.app

import android.content.ClipData
import android.content.ClipboardManager
import android.content.pm.ActivityInfo
import android.net.Uri
import android.os.Build
import android.os.Handler
import android.os.Looper
import android.view.HapticFeedbackConstants
import android.webkit.WebView
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import org.json.JSONArray
import org.json.JSONObject
import java.util.UUID

/** The greatest text that may be copied, shared or opened, in characters. */
private const val LONGEST_TEXT = 20_000

/** How long the app may take to answer the back key, in milliseconds. */
private const val BACK_PATIENCE = 500L

/** Answers what the app asks, as `docs/wrapper.md` has it. All of it runs on the main thread. */
class Bridge(private val activity: MainActivity, chooser: FileChooser) : WebViewCompat.WebMessageListener {
    private val main = Handler(Looper.getMainLooper())
    private val backs = HashMap<String, (Boolean) -> Unit>()
    private val sharing = Sharing(activity)
    private var page: JavaScriptReplyProxy? = null
    private var lastBack = 0

    /** One answer: each call gets exactly one. */
    class Answer(private val id: Int, private val page: JavaScriptReplyProxy) {
        fun result(value: Any?) = page.postMessage(JSONObject().put("id", id).put("result", value ?: JSONObject.NULL).toString())
        fun error(reason: String) = page.postMessage(JSONObject().put("id", id).put("error", reason).toString())
        fun done(good: Boolean) = if (good) result(true) else error("failed")
    }

    private val functions: Map<String, (JSONObject, Answer) -> Unit> = buildMap {
        put("getInfo") { _, answer -> answer.result(info()) }
        put("openExternal") { args, answer -> answer.done(openOutside(activity, Uri.parse(args.text("url")))) }
        put("openChat") { args, answer -> answer.done(openOutside(activity, Uri.parse(args.text("url")))) }
        put("copy") { args, answer -> answer.done(copy(args.text("text"))) }
        put("share") { args, answer ->
            val parts = listOf(args.optString("text"), args.text("url")).filter { it.isNotEmpty() }
            sharing.begin(args.optString("title"), parts.joinToString("\n"), answer)
        }
        put("pickImage") { args, answer -> chooser.pickForApp(activity.address, fromCamera = !args.isNull("camera"), answer) }
        put("exitApp") { _, answer ->
            answer.result(true)
            main.postDelayed({ activity.moveTaskToBack(true) }, 100)
        }
        put("setOrientation") { args, answer -> answer.done(turn(args.text("orientation"))) }
        put("haptic") { args, answer -> answer.done(feel(args.text("kind"))) }
        // Older versions would need a permission for it: they don't offer it.
        if (Build.VERSION.SDK_INT >= 29)
            put("saveImage") { args, answer -> answer.done(save(activity, args.text("name", 255), args.text("type", 100), args.getString("data"))) }
    }

    override fun onPostMessage(
        view: WebView,
        message: WebMessageCompat,
        sourceOrigin: Uri,
        isMainFrame: Boolean,
        replyProxy: JavaScriptReplyProxy,
    ) {
        if (!isMainFrame || sourceOrigin.toString() != BuildConfig.ORIGIN) return
        if (message.type != WebMessageCompat.TYPE_STRING) return
        val call = runCatching { JSONObject(message.data!!) }.getOrNull() ?: return
        if (call.has("handled")) {
            backs.remove(call.optString("id"))?.invoke(call.opt("handled") == true)
            return
        }
        val id = call.opt("id") as? Int ?: return
        val method = call.opt("method") as? String ?: return
        // Only a page that has introduced itself hears of the back key.
        if (method == "getInfo") page = replyProxy
        val answer = Answer(id, replyProxy)
        val function = functions[method] ?: return answer.error("unsupported")
        try {
            function(call.optJSONObject("args") ?: JSONObject(), answer)
        } catch (_: Exception) {
            answer.error("failed")
        }
    }

    /** Asks the app what the back key does; `otherwise` is for when it leaves that alone, or doesn't answer. */
    fun back(otherwise: () -> Unit) {
        val asked = page ?: return otherwise()
        lastBack += 1
        val id = "back-$lastBack"
        val late = Runnable { if (backs.remove(id) != null) otherwise() }
        backs[id] = { handled ->
            main.removeCallbacks(late)
            if (!handled) otherwise()
        }
        main.postDelayed(late, BACK_PATIENCE)
        asked.postMessage(JSONObject().put("event", "back").put("id", id).toString())
    }

    /** The page is gone. */
    fun forget() {
        page = null
        backs.clear()
        main.removeCallbacksAndMessages(null)
    }

    private fun info() = JSONObject()
        .put("bridge", 1)
        .put("version", BuildConfig.VERSION_NAME)
        .put("channel", BuildConfig.CHANNEL)
        .put("deviceId", deviceId())
        .put("pushToken", "") // The token of Firebase Cloud Messaging, where the wrapper uses it.
        .put("methods", JSONArray(functions.keys))
        .put("fileInput", true)

    /** A name of this installation, made at random: nothing that names the phone or its owner elsewhere. */
    private fun deviceId(): String {
        val kept = activity.getSharedPreferences("device", 0)
        return kept.getString("id", null) ?: UUID.randomUUID().toString().also { kept.edit().putString("id", it).apply() }
    }

    private fun copy(text: String): Boolean {
        activity.getSystemService(ClipboardManager::class.java).setPrimaryClip(ClipData.newPlainText("Perlas", text))
        return true
    }

    private fun turn(orientation: String): Boolean {
        activity.requestedOrientation = when (orientation) {
            "landscape" -> ActivityInfo.SCREEN_ORIENTATION_SENSOR_LANDSCAPE
            "portrait" -> ActivityInfo.SCREEN_ORIENTATION_SENSOR_PORTRAIT
            "any" -> ActivityInfo.SCREEN_ORIENTATION_UNSPECIFIED
            else -> return false
        }
        return true
    }

    private fun feel(kind: String): Boolean {
        val effect = when {
            kind == "win" && Build.VERSION.SDK_INT >= 30 -> HapticFeedbackConstants.CONFIRM
            kind == "win" -> HapticFeedbackConstants.LONG_PRESS
            kind == "end" -> HapticFeedbackConstants.VIRTUAL_KEY
            else -> return false
        }
        activity.window.decorView.performHapticFeedback(effect)
        return true
    }
}

/** A text of a call; throws for anything else, and for one that is too long. */
private fun JSONObject.text(name: String, most: Int = LONGEST_TEXT): String =
    (get(name) as String).also { require(it.length <= most) }
