package android.util

object Base64 {
    const val DEFAULT = 0
    const val NO_WRAP = 2
    fun encodeToString(bytes: ByteArray, flags: Int): String = TODO()
    fun decode(text: String, flags: Int): ByteArray = TODO()
}
