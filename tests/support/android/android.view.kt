package android.view

import android.content.Context

open class View(context: Context) {
    fun post(action: Runnable): Boolean = TODO()
    fun setPadding(left: Int, top: Int, right: Int, bottom: Int) {}
    fun performHapticFeedback(effect: Int): Boolean = TODO()
}

open class ViewGroup(context: Context) : View(context) {
    fun addView(view: View, width: Int, height: Int) {}
    fun removeView(view: View) {}

    class LayoutParams {
        companion object {
            const val MATCH_PARENT = -1
        }
    }
}

class Window {
    val decorView: View get() = TODO()
}

object HapticFeedbackConstants {
    const val CONFIRM = 16
    const val LONG_PRESS = 0
    const val VIRTUAL_KEY = 1
}
