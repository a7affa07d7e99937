<?php
// app/Http/Controllers/SignInController.php: Firebase's REST API with Laravel's client, and Socialite
namespace App\Http\Controllers;

use App\Exceptions\ProviderException;
use GuzzleHttp\Exception\GuzzleException;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Http;
use Laravel\Socialite\Facades\Socialite;
use Laravel\Socialite\Two\InvalidStateException;

class SignInController
{
    public function firebase(Request $request)
    {
        try {
            $response = Http::timeout(5)->post(
                config('services.firebase.url'), $request->only('email', 'password') + ['returnSecureToken' => true]);
        } catch (ConnectionException) {
            // Firebase was not reached.
            throw new ProviderException('firebase', '', ['flow' => 'signIn', 'status' => 503]);
        }
        if ($response->failed()) {
            throw new ProviderException('firebase', $response->body(), [
                'flow' => 'signIn', 'status' => $response->status(), 'retryAfter' => $response->header('Retry-After') ?: null,
            ]);
        }
        return response()->noContent();
    }

    public function callback(Request $request, string $provider)
    {
        // The provider redirected with an error, which Socialite does not check.
        if ($request->has('error')) {
            throw new ProviderException($provider, $request->getQueryString(), ['flow' => 'signIn']);
        }
        try {
            $user = Socialite::driver($provider)->user();
        } catch (InvalidStateException | GuzzleException $error) {
            throw ProviderException::from($provider, $error, 'signIn');
        }
        return redirect('/');
    }
}
