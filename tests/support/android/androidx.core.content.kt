package androidx.core.content

import android.content.BroadcastReceiver
import android.content.Context
import android.content.Intent
import android.content.IntentFilter
import android.net.Uri
import java.io.File

object ContextCompat {
    const val RECEIVER_NOT_EXPORTED = 4
    fun registerReceiver(context: Context, receiver: BroadcastReceiver?, filter: IntentFilter, flags: Int): Intent? = TODO()
}

object FileProvider {
    fun getUriForFile(context: Context, authority: String, file: File): Uri = TODO()
}
