package android.net

class Network

class ConnectivityManager {
    open class NetworkCallback {
        open fun onAvailable(network: Network) {}
    }

    fun registerDefaultNetworkCallback(callback: NetworkCallback) {}
    fun unregisterNetworkCallback(callback: NetworkCallback) {}
}

abstract class Uri {
    abstract val scheme: String?
    abstract val encodedAuthority: String?

    companion object {
        fun parse(text: String): Uri = TODO()
    }
}
