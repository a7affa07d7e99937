package androidx.compose.runtime

import kotlin.coroutines.Continuation
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.startCoroutine

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE)
annotation class Composable

fun LaunchedEffect(key: Any?, block: suspend () -> Unit) =
  block.startCoroutine(Continuation(EmptyCoroutineContext) { it.getOrThrow() })
