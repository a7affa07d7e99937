<?php
// app/Exceptions/ProviderException.php: thrown with the provider's response. Laravel calls `render`.
namespace App\Exceptions;

use App\AuthCopy;
use Exception;
use GuzzleHttp\Exception\BadResponseException;
use GuzzleHttp\Exception\GuzzleException;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Log;
use Throwable;

class ProviderException extends Exception
{
    public function __construct(private string $provider, private string $error, private array $query)
    {
        parent::__construct("$provider refused");
    }

    /** Wraps an error of Socialite. A Guzzle message has only 120 characters of the body; this uses the whole body. */
    public static function from(string $provider, Throwable $error, string $flow): self
    {
        return match (true) {
            $error instanceof BadResponseException =>
                new self($provider, (string) $error->getResponse()->getBody(), ['flow' => $flow, 'status' => $error->getCode()]),
            // The provider was not reached.
            $error instanceof GuzzleException => new self($provider, '', ['flow' => $flow, 'status' => 503]),
            default => new self($provider, get_class($error).': '.$error->getMessage(), ['flow' => $flow]),
        };
    }

    /** A refused sign-in is not a failure of the application. */
    public function report(): void
    {
        Log::info($this->getMessage());
    }

    public function render(Request $request)
    {
        $response = AuthCopy::error($request, $this->provider, $this->error, $this->query);
        if ($request->expectsJson()) {
            return $response;
        }
        $problem = $response->getData(true);
        // A page shows session('problem'); it is null for a silent error, such as a canceled sign-in.
        return redirect('/login')->with('problem', $problem['presentation'] === 'silent' ? null : $problem);
    }
}
