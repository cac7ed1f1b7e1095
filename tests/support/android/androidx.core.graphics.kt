package androidx.core.graphics

class Insets {
    val left = 0
    val top = 0
    val right = 0
    val bottom = 0
}
