package ph.perlas.app

object BuildConfig {
    const val DEBUG = false
    const val VERSION_NAME = ""
    const val CHANNEL = ""
    const val ORIGIN = ""
}

object R {
    object string {
        const val photo_kept = 1
        const val photo_use = 2
        const val photo_again = 3
    }
}
