package android.provider

import android.net.Uri

class MediaStore {
    object MediaColumns {
        const val DISPLAY_NAME = ""
        const val MIME_TYPE = ""
        const val RELATIVE_PATH = ""
    }

    object Downloads {
        val EXTERNAL_CONTENT_URI: Uri get() = TODO()
    }

    object Images {
        object Media {
            val EXTERNAL_CONTENT_URI: Uri get() = TODO()
        }
    }
}

object OpenableColumns {
    const val DISPLAY_NAME = ""
}
