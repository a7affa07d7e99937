package androidx.compose.material3

import androidx.compose.runtime.Composable

/** The drawn elements, in order. */
val drawn = mutableListOf<String>()

object Color
class ColorScheme { val error = Color }
object MaterialTheme { val colorScheme = ColorScheme() }
class SnackbarHostState { suspend fun showSnackbar(message: String) { drawn += "snackbar: $message" } }

fun Text(text: String, color: Color? = null) { drawn += "text: $text" }
fun TextButton(onClick: () -> Unit, content: @Composable () -> Unit) = content()
fun AlertDialog(
  onDismissRequest: () -> Unit, confirmButton: @Composable () -> Unit, title: @Composable () -> Unit,
  text: @Composable () -> Unit,
) {
  drawn += "dialog"
  title()
  text()
  confirmButton()
}
