// Jetpack Compose: an error next to its form, in a snackbar or in a dialog
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.SnackbarHostState
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import com.example.login.*

@Composable
fun LoginErrorHost(error: LoginError, snackbar: SnackbarHostState, onDismiss: () -> Unit) {
  val copy = Catalog.shipped.copy(error, LoginError.locale)
  when (copy.presentation) {
    Presentation.SILENT -> onDismiss()
    Presentation.INLINE -> Text(copy.message, color = MaterialTheme.colorScheme.error)
    Presentation.TOAST -> LaunchedEffect(error) {
      snackbar.showSnackbar(copy.message)
      onDismiss()
    }
    Presentation.DIALOG -> AlertDialog(
      onDismissRequest = onDismiss,
      title = { Text(copy.title) },
      text = { Text(copy.message) },
      confirmButton = { TextButton(onClick = onDismiss) { Text(copy.action?.label ?: "OK") } },
    )
  }
}
