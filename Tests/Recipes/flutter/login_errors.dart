// lib/login_errors.dart: codes and texts from the assets codes.json and auth_copy_*.arb, with the package intl
import 'dart:convert';

import 'package:flutter/services.dart' show rootBundle;
import 'package:intl/message_format.dart';

typedef LoginError = ({String kind, String presentation, String title, String message, String? action, String? label});

class LoginErrors {
  LoginErrors._(this._locale, this._texts, this._table);

  final String _locale;
  final Map<String, dynamic> _texts, _table;

  /// Loads the texts in a locale, such as `ko` or `zh_Hant`; a text that it lacks is in English.
  static Future<LoginErrors> load(String locale) async {
    Future<Map<String, dynamic>> read(String file) async => jsonDecode(await rootBundle.loadString('assets/$file'));
    final texts = {...await read('auth_copy_en.arb'), ...await read('auth_copy_$locale.arb')};
    return LoginErrors._(locale, texts, await read('codes.json'));
  }

  /// Returns what to show for a code, such as that of a FirebaseAuthException.
  LoginError of(String provider, Object code, {String? flow, Map<String, Object> arguments = const {}}) {
    final decision = _table['codes'][provider]?['$code'] ?? 'unknown';
    final String kind = _during(flow, decision);
    // Of a code that does not work, nothing is told.
    final hidesCause = flow == 'verify' && kind == 'invalidVerificationCode';
    final values = <String, dynamic>{
      // How people sign in to your app.
      'method': 'password', 'identifier': 'email',
      // What the texts expect for a value that is not known.
      for (final name in ['account', 'factor', 'field']) name: 'default',
      for (final name in ['because', 'connection']) name: 'unknown',
      for (final name in ['count', 'limit', 'minLength', 'minutes', 'seconds']) name: 0,
      'requirements': ['default'], 'supportReference': '', 'supportReferenceGiven': 'no',
      'provider': provider, 'flow': flow ?? 'any', 'cause': hidesCause ? 'hidden' : 'known',
      // A kind that conceals another must not take a value from the code; `deliveryFailed` conceals none.
      if (!hidesCause && (kind == 'deliveryFailed' || kind == _during(null, decision)))
        ...?_table['arguments'][provider]?['$code'],
      ...arguments,
    };
    // Keys and keywords have no hyphens.
    final String id = values['provider'].replaceAll('-', '_');
    values['providerNamed'] = _texts['providerNamed_$id'] ?? 'yes';
    if (values['providerNamed'] == 'no' && id != values['provider']) values['provider'] = 'default';
    final int seconds = values['seconds'] == 0 ? values['minutes'] * 60 : values['seconds'];
    values['seconds'] = seconds;
    final (unit, count) = seconds < 120 ? ('seconds', seconds) : ('minutes', (seconds + 59) ~/ 60);
    values['wait'] = _text('duration_$unit', {'count': count});
    values['validity'] = _text('duration_minutes', {'count': values['minutes']});
    values['codeSource'] = _texts['codeSource_${values['factor']}'] ?? 'unknown';
    values['requirements'] = [for (final id in values['requirements']) _text('requirements_$id', values)].join(', ');
    return (
      kind: kind,
      presentation: _during(flow, _table['kinds'][kind]['presentation']),
      title: _text('${kind}_title', values)!,
      message: _text('${kind}_message', values)!,
      action: _table['kinds'][kind]['action'],
      label: _text('${kind}_action', values),
    );
  }

  static String _during(String? flow, dynamic value) => value is Map ? value[flow] ?? value['default'] : value;

  String? _text(String key, Map<String, dynamic> values) =>
      _texts.containsKey(key) ? MessageFormat(_texts[key], locale: _locale).format(values.cast<String, Object>()) : null;
}
