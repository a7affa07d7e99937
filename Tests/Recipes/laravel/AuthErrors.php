<?php
// app/Exceptions/AuthErrors.php: Laravel's own errors.
// Since Laravel 11, in bootstrap/app.php: ->withExceptions(fn ($exceptions) => $exceptions->render(new AuthErrors))
// In earlier versions, in `register` of app/Exceptions/Handler.php: $this->renderable(new AuthErrors);
namespace App\Exceptions;

use App\AuthCopy;
use Illuminate\Auth\AuthenticationException;
use Illuminate\Http\Exceptions\ThrottleRequestsException;
use Illuminate\Http\Request;
use Illuminate\Support\Arr;
use Illuminate\Validation\Rules\Password;
use Illuminate\Validation\ValidationException;
use Throwable;

class AuthErrors
{
    const KINDS = [
        'Required' => 'missingField', 'Email' => 'invalidEmail', 'Confirmed' => 'fieldMismatch',
        'email.Unique' => 'emailAlreadyInUse', 'Unique' => 'accountAlreadyExists',
        'password.Min' => 'weakPassword', Password::class => 'weakPassword',
    ];

    public function __invoke(Throwable $error, Request $request)
    {
        if (! $request->expectsJson()) {
            return null;
        }
        return match (true) {
            $error instanceof AuthenticationException => AuthCopy::kind($request, 'notSignedIn', []),
            $error instanceof ThrottleRequestsException =>
                AuthCopy::kind($request, 'tooManyAttempts', ['seconds' => $error->getHeaders()['Retry-After'] ?? null]),
            $error instanceof ValidationException => $this->invalid($error, $request),
            default => null,
        };
    }

    private function invalid(ValidationException $error, Request $request)
    {
        // Breeze or Fortify refused a sign-in.
        if (in_array(__('auth.failed'), Arr::flatten($error->errors()))) {
            return AuthCopy::kind($request, 'invalidCredentials', ['flow' => 'signIn', 'method' => 'password']);
        }
        // The first rule that failed: ['email' => ['Unique' => ['users', 'email']]].
        foreach ($error->validator->failed() as $field => $rules) {
            $rule = array_key_first($rules);
            $kind = self::KINDS["$field.$rule"] ?? self::KINDS[$rule] ?? 'invalidField';
            return AuthCopy::kind($request, $kind, ['field' => $field, 'minLength' => $rules['Min'][0] ?? null]);
        }
        return null;
    }
}
