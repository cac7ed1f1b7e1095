package android.text

object TextUtils {
    fun htmlEncode(text: String): String = TODO()
}
