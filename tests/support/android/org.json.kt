package org.json

class JSONObject(text: String = "{}") {
    fun put(name: String, value: Any?): JSONObject = this
    fun get(name: String): Any = TODO()
    fun opt(name: String): Any? = TODO()
    fun has(name: String): Boolean = TODO()
    fun isNull(name: String): Boolean = TODO()
    fun getString(name: String): String = TODO()
    fun optString(name: String): String = TODO()
    fun optJSONObject(name: String): JSONObject? = TODO()

    companion object {
        val NULL: Any get() = TODO()
    }
}

class JSONArray(values: Collection<*>)
