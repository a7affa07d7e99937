// Flutter: lib/login_errors.dart, with auth_copy_*.arb for gen-l10n and codes.json among the assets
import 'dart:convert';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart' show rootBundle;

import 'l10n/auth_copy.dart';

class LoginErrors {
  LoginErrors._(this._kinds, this._codes);

  final Map<String, dynamic> _kinds;
  final Map<String, dynamic> _codes;

  static Future<LoginErrors> load() async {
    final table = jsonDecode(await rootBundle.loadString('assets/codes.json')) as Map<String, dynamic>;
    return LoginErrors._(table['kinds'], table['codes']);
  }

  /// Returns the kind to show for a code, such as the code of a FirebaseAuthException.
  String kindOf(String provider, String code, {required String flow}) {
    final kind = _codes[provider]?[code] ?? 'unknown';
    return kind is Map ? kind[flow] ?? kind['default'] : kind;
  }

  void show(BuildContext context, String kind, {required String flow, required ValueSetter<String> showAtField}) {
    final (title, message) = _text(AuthCopy.of(context)!, kind);
    final presentation = _kinds[kind]['presentation'];
    switch (presentation is Map ? presentation[flow] ?? presentation['default'] : presentation) {
      case 'inline':
        showAtField(message);
      case 'toast':
        ScaffoldMessenger.of(context).showSnackBar(SnackBar(content: Text(message)));
      case 'dialog':
        showDialog<void>(
          context: context,
          builder: (context) => AlertDialog(
            title: Text(title),
            content: Text(message),
            actions: [TextButton(onPressed: () => Navigator.pop(context), child: const Text('OK'))],
          ),
        );
    }
  }

  /// gen-l10n generates a method for each text; add the methods for the kinds of your codes.
  (String, String) _text(AuthCopy l10n, String kind) => switch (kind) {
        'invalidCredentials' => (
            l10n.invalidCredentials_title('password', 'email'),
            l10n.invalidCredentials_message('password')
          ),
        'networkUnavailable' => (l10n.networkUnavailable_title, l10n.networkUnavailable_message),
        'tooManyAttempts' => (l10n.tooManyAttempts_title, l10n.tooManyAttempts_message(0, '')),
        _ => (l10n.unknown_title, l10n.unknown_message),
      };
}
