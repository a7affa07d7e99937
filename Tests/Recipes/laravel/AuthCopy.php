<?php
// app/AuthCopy.php: requests the text for an error from AuthCopy.
namespace App;

use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Http;
use RuntimeException;
use Symfony\Component\HttpFoundation\AcceptHeader;
use Throwable;

class AuthCopy
{
    const RELAYED = ['Content-Language', 'Retry-After', 'Cache-Control'];

    /** Returns the problem (RFC 9457) for a raw error. The query has `flow`, `status` and `retryAfter`. */
    public static function error(Request $request, string $provider, string $error, array $query): JsonResponse
    {
        $send = fn ($http, $url) => $http->withBody($error, 'text/plain')->post($url);
        return self::problem($request, '/v1/errors/'.rawurlencode($provider), $query, $send);
    }

    /** Returns the problem for an error of your application: a kind and its arguments. */
    public static function kind(Request $request, string $kind, array $query): JsonResponse
    {
        return self::problem($request, "/v1/kinds/$kind", $query, fn ($http, $url) => $http->get($url));
    }

    private static function problem(Request $request, string $path, array $query, callable $send): JsonResponse
    {
        try {
            $accepted = ['Accept' => 'application/problem+json', 'Accept-Language' => $request->header('Accept-Language', '*')];
            $url = config('services.auth_copy.url', 'http://127.0.0.1:8080').$path.'?'.http_build_query($query);
            $response = $send(Http::timeout(1)->withHeaders($accepted), $url);
            $problem = $response->json();
            // A problem without a kind is about the request itself, such as an unknown provider.
            isset($problem['kind']) || throw new RuntimeException($problem['title'] ?? 'no problem');
            $headers = array_filter(array_combine(self::RELAYED, array_map([$response, 'header'], self::RELAYED)));
        } catch (Throwable $failure) {
            report($failure);
            $problem = self::fallback($request);
            $headers = ['Content-Language' => $problem['locale'], 'Cache-Control' => 'no-store'];
        }
        if ($problem['status'] === 401) {
            $headers['WWW-Authenticate'] = 'Session';
        }
        $headers['Content-Type'] = 'application/problem+json';
        return new JsonResponse($problem, $problem['status'], $headers, JSON_UNESCAPED_UNICODE);
    }

    /** Returns the built-in problem in the first language of the request that has one. */
    private static function fallback(Request $request): array
    {
        ['locales' => $locales, 'problems' => $problems, 'defaultLocale' => $default] =
            json_decode(file_get_contents(resource_path('fallback.json')), true);
        foreach (AcceptHeader::fromString($request->header('Accept-Language'))->all() as $range) {
            $tag = $range->getQuality() > 0 ? strtolower($range->getValue()) : '';
            // ko-KR, then ko
            for (; $tag !== ''; $tag = substr($tag, 0, (int) strrpos($tag, '-'))) {
                if (isset($locales[$tag])) {
                    return $problems[$locales[$tag]];
                }
            }
        }
        return $problems[$default];
    }
}
