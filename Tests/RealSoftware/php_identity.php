<?php
// What Symfony's validator and HTTP client, Guzzle and the client of reCAPTCHA say when signing in fails.

use ReCaptcha\ReCaptcha;
use ReCaptcha\RequestMethod;
use ReCaptcha\RequestParameters;
use Symfony\Component\HttpClient\CurlHttpClient;
use Symfony\Component\Translation\Loader\XliffFileLoader;
use Symfony\Component\Translation\Translator;
use Symfony\Component\Validator\Constraints as Assert;
use Symfony\Component\Validator\ValidatorBuilder;

error_reporting(E_ALL & ~E_DEPRECATED);
foreach (['Symfony/Component/Validator', 'Symfony/Component/Translation', 'Symfony/Component/HttpClient',
    'GuzzleHttp', 'ReCaptcha'] as $library) {
    require_once "/usr/share/php/$library/autoload.php";
}

function say(string $provoked, array $forms, string $kind, array $more = []): void
{
    echo json_encode(['provoked' => $provoked] + $forms + ['kind' => $kind] + $more,
        JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE), "\n";
}

function provoke(string $provoked, callable $action, string $kind, array $more = []): void
{
    try {
        $action();
    } catch (Throwable $error) {
        say($provoked, ['text' => $error->getMessage(), 'traceback' => (string) $error], $kind, $more);
        return;
    }
    throw new LogicException("$provoked raised nothing");
}

function found(string $language, string $name, $value, array $constraints): array
{
    $translator = new Translator($language);
    $translator->addLoader('xlf', new XliffFileLoader());
    $translator->addResource('xlf', '/usr/share/php/Symfony/Component/Validator/Resources/translations/validators.'
        . "$language.xlf", $language, 'validators');
    $found = (new ValidatorBuilder())->setTranslator($translator)->setTranslationDomain('validators')->getValidator()
        ->validate([$name => $value], new Assert\Collection($constraints));
    return ['text' => trim((string) $found)];
}

// Fields of a form, in English and Japanese.
foreach (['en', 'ja'] as $language) {
    foreach ([
        ['no address', 'email', '', new Assert\NotBlank(), 'missingField'],
        ['a malformed address', 'email', 'mina@', new Assert\Email(), 'invalidEmail'],
        ['a short password', 'password', 'abc', new Assert\Length(['min' => 8]), 'weakPassword',
            ['also' => ['invalidField'], 'arguments' => ['minLength' => 8]]],
        ['a user name that is too long', 'username', str_repeat('a', 40), new Assert\Length(['max' => 32]),
            'invalidField'],
        ['a user name with a space', 'username', 'mi na', new Assert\Regex('/^\w+$/'), 'invalidField'],
        ['another password the second time', 'passwordConfirmation', 'abd',
            new Assert\IdenticalTo(['value' => 'abc']), 'fieldMismatch', ['also' => ['invalidField']]],
        ['terms not accepted', null, false, new Assert\IsTrue(), 'consentRequired',
            ['also' => ['missingField', 'invalidField']]],
    ] as $row) {
        [$provoked, $field, $value, $constraint, $kind] = $row;
        $name = $field ?? 'terms';
        say("Validator: $provoked, $language", found($language, $name, $value, [$name => $constraint]), $kind,
            ($field ? ['field' => $field] : []) + ['flow' => 'signUp'] + ($row[5] ?? []));
    }
}
foreach ([
    ['a code of five digits', 'en', 'code', '12345', ['code' => new Assert\Length(['min' => 6, 'max' => 6])],
        'invalidField', ['flow' => 'verify', 'field' => 'code', 'also' => ['invalidVerificationCode']]],
    ['a person who is too young', 'en', 'age', 12, ['age' => new Assert\GreaterThanOrEqual(14)], 'ageRestricted',
        ['flow' => 'signUp', 'also' => ['invalidField']]],
    ['a name that JavaScript left out', 'zh_CN', 'name', null, ['name' => new Assert\NotNull()], 'missingField',
        ['flow' => 'signUp', 'field' => 'name']],
    ['a field that the form does not have', 'en', 'name', 'x', ['email' => new Assert\Optional()], 'invalidRequest',
        ['flow' => 'signUp', 'also' => ['invalidField']]],
] as [$provoked, $language, $name, $value, $constraints, $kind, $more]) {
    say("Validator: $provoked, $language", found($language, $name, $value, $constraints), $kind, $more);
}

// reCAPTCHA: what its client makes of an answer of siteverify.
class Canned implements RequestMethod
{
    private $answer;

    public function __construct(string $answer)
    {
        $this->answer = $answer;
    }

    public function submit(RequestParameters $parameters)
    {
        return $this->answer;
    }
}

$captcha = ['provider' => 'captcha'];
foreach ([
    ['a response that was used or is too old', '{"success":false,"error-codes":["timeout-or-duplicate"]}',
        'captchaFailed', ['also' => ['flowExpired']]],
    ['a forged response', '{"success":false,"error-codes":["invalid-input-response"]}', 'captchaFailed', []],
    ['a wrong secret', '{"success":false,"error-codes":["invalid-input-secret"]}', 'misconfigured', []],
    ['another site', '{"success":true,"hostname":"evil.example.com"}', 'captchaFailed',
        ['also' => ['securityCheckFailed', 'misconfigured']]],
    ['a low score', '{"success":true,"hostname":"shop.example.com","score":0.1}', 'captchaFailed', []],
    ['a page instead of JSON', '<html>', 'invalidProviderResponse', []],
] as [$provoked, $answer, $kind, $more]) {
    $client = (new ReCaptcha('secret', new Canned($answer)))->setExpectedHostname('shop.example.com');
    $found = $client->setScoreThreshold(0.5)->verify('response');
    say("reCAPTCHA: $provoked", ['json' => json_encode($found->toArray(), JSON_UNESCAPED_SLASHES)], $kind,
        $more + $captcha);
}
$canned = new Canned('{"success":true,"hostname":"shop.example.com","action":"sign_up","score":0.9}');
$acting = (new ReCaptcha('secret', $canned))->setExpectedAction('sign_in');
say('reCAPTCHA: another action', ['json' => json_encode($acting->verify('x')->toArray())],
    'captchaFailed', ['also' => ['securityCheckFailed', 'misconfigured']] + $captcha);
$offline = new ReCaptcha('secret', new RequestMethod\CurlPost(null, 'https://captcha.example.invalid/siteverify'));
say('reCAPTCHA: a service that cannot be reached', ['json' => json_encode($offline->verify('response')->toArray())],
    'networkUnavailable', ['also' => ['providerUnavailable', 'captchaFailed']] + $captcha);
say('reCAPTCHA: nothing sent', ['json' => json_encode((new ReCaptcha('secret'))->verify('')->toArray())],
    'captchaFailed', ['also' => ['missingField']] + $captcha);
provoke('reCAPTCHA: no secret', fn () => new ReCaptcha(''), 'misconfigured', $captcha);

// HTTP clients.
$network = ['provider' => 'urlsession'];
$guzzle = new GuzzleHttp\Client(['timeout' => 1, 'verify' => getenv('AUTHORITY')]);
$symfony = new CurlHttpClient(['timeout' => 1, 'max_duration' => 1, 'cafile' => getenv('AUTHORITY')]);
foreach ([
    ['a refused connection', 'CLOSED', '/token', 'providerUnavailable'],
    ['a host name that is not there', 'NOWHERE', '/token', 'networkUnavailable'],
    ['a server that does not answer in time', 'SILENT', '/token', 'timedOut'],
    ['a certificate that nobody signed', 'SELF', '/token', 'secureConnectionFailed'],
    ['an expired certificate', 'EXPIRED', '/token', 'secureConnectionFailed'],
    ['a page instead of JSON', 'WEB', '/page', 'invalidProviderResponse'],
    ['status 401', 'WEB', '/401', 'notSignedIn'],
    ['status 429', 'WEB', '/429', 'tooManyAttempts'],
    ['status 503', 'WEB', '/503', 'providerUnavailable'],
] as [$provoked, $server, $path, $kind]) {
    $also = ['a refused connection' => ['networkUnavailable'], 'status 401' => ['sessionExpired', 'misconfigured']];
    $more = $network + ['also' => $also[$provoked] ?? []];
    $url = getenv($server) . $path;
    provoke("Symfony HttpClient: $provoked", fn () => $symfony->request('GET', $url)->toArray(), $kind, $more);
    if ($path !== '/page') {
        provoke("Guzzle: $provoked", fn () => $guzzle->get($url), $kind, $more);
    }
}
provoke('Guzzle: a wrong client secret', fn () => $guzzle->post(getenv('OAUTH') . '/token', ['form_params' => [
    'grant_type' => 'authorization_code', 'code' => 'good', 'redirect_uri' => 'https://shop.example.com/callback',
    'client_id' => 'shop', 'client_secret' => 'wrong']]), 'misconfigured', ['provider' => 'oauth', 'flow' => 'signIn']);
