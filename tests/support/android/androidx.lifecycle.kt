package androidx.lifecycle

interface LifecycleOwner {
    val lifecycle: Lifecycle
}

interface DefaultLifecycleObserver {
    fun onDestroy(owner: LifecycleOwner) {}
}

abstract class Lifecycle {
    abstract fun addObserver(observer: DefaultLifecycleObserver)
}
