package androidx.core.view

import android.view.View
import androidx.core.graphics.Insets

fun interface OnApplyWindowInsetsListener {
    fun onApplyWindowInsets(view: View, insets: WindowInsetsCompat): WindowInsetsCompat
}

object ViewCompat {
    fun setOnApplyWindowInsetsListener(view: View, listener: OnApplyWindowInsetsListener?) {}
}

class WindowInsetsCompat {
    fun getInsets(kinds: Int): Insets = TODO()

    object Type {
        fun systemBars(): Int = TODO()
        fun displayCutout(): Int = TODO()
        fun ime(): Int = TODO()
    }

    companion object {
        val CONSUMED: WindowInsetsCompat get() = TODO()
    }
}
