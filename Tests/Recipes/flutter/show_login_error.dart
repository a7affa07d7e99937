// lib/show_login_error.dart
import 'package:flutter/material.dart';

import 'login_errors.dart';

/// Shows an error; `perform` does what the button of a dialog says, such as `resetPassword`.
void showLoginError(BuildContext context, LoginError error,
    {required ValueSetter<String> showAtField, required ValueSetter<String> perform}) {
  switch (error.presentation) {
    case 'inline':
      showAtField(error.message);
    case 'toast':
      ScaffoldMessenger.of(context).showSnackBar(SnackBar(content: Text(error.message)));
    case 'dialog':
      showDialog<void>(
        context: context,
        builder: (context) => AlertDialog(
          title: Text(error.title),
          content: Text(error.message),
          actions: [
            TextButton(
              onPressed: () {
                Navigator.pop(context);
                if (error.action case final action?) perform(action);
              },
              child: Text(error.label ?? MaterialLocalizations.of(context).okButtonLabel),
            ),
          ],
        ),
      );
  }
}
