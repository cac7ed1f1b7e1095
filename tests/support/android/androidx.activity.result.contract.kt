package androidx.activity.result.contract

import android.content.Intent
import android.net.Uri
import androidx.activity.result.ActivityResult
import androidx.activity.result.PickVisualMediaRequest

abstract class ActivityResultContract<I, O>

class ActivityResultContracts {
    class StartActivityForResult : ActivityResultContract<Intent, ActivityResult>()
    class TakePicture : ActivityResultContract<Uri, Boolean>()
    class PickMultipleVisualMedia(maxItems: Int = 100) : ActivityResultContract<PickVisualMediaRequest, List<Uri>>()

    class PickVisualMedia : ActivityResultContract<PickVisualMediaRequest, Uri?>() {
        sealed interface VisualMediaType
        object ImageOnly : VisualMediaType
    }
}
