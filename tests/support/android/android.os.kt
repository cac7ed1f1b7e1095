package android.os

class Build {
    object VERSION {
        val SDK_INT = 36
    }
}

class Bundle {
    fun getString(key: String): String? = TODO()
    fun putString(key: String, value: String?) {}
    fun getLong(key: String): Long = TODO()
    fun putLong(key: String, value: Long) {}
}

class Environment {
    companion object {
        val DIRECTORY_PICTURES = ""
        val DIRECTORY_DOWNLOADS = ""
    }
}

class Looper {
    companion object {
        fun getMainLooper(): Looper = TODO()
    }
}

class Handler(looper: Looper) {
    fun post(action: Runnable): Boolean = TODO()
    fun postDelayed(action: Runnable, ms: Long): Boolean = TODO()
    fun removeCallbacks(action: Runnable) {}
    fun removeCallbacksAndMessages(token: Any?) {}
}

class Message {
    var obj: Any? = null
    fun sendToTarget() {}
}
