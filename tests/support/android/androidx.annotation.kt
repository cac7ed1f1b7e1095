package androidx.annotation

annotation class RequiresApi(val value: Int)
