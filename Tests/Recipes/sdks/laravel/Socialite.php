<?php
// Replaces Laravel Socialite 5: it checks the state, exchanges the code, and fails as Socialite does.
namespace Laravel\Socialite\Two {
    class InvalidStateException extends \InvalidArgumentException {}

    class Provider
    {
        public function user()
        {
            if (request('state') !== 'right') {
                throw new InvalidStateException;
            }
            // The replaced Firebase of the test refuses the code, which it receives as an email address.
            return (new \GuzzleHttp\Client)->post(getenv('FIREBASE_URL'), ['form_params' => ['email' => request('code')]]);
        }
    }
}

namespace Laravel\Socialite\Facades {
    class Socialite
    {
        public static function driver($name)
        {
            return new \Laravel\Socialite\Two\Provider;
        }
    }
}
