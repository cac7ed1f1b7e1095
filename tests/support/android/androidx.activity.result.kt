package androidx.activity.result

import androidx.activity.result.contract.ActivityResultContracts.PickVisualMedia.VisualMediaType

fun interface ActivityResultCallback<O> {
    fun onActivityResult(result: O)
}

abstract class ActivityResultLauncher<I> {
    abstract fun launch(input: I)
}

class ActivityResult
class PickVisualMediaRequest

fun PickVisualMediaRequest(mediaType: VisualMediaType): PickVisualMediaRequest = TODO()
