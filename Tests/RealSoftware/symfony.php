<?php
// Symfony's authenticators with users in memory, asked in English, in Japanese and once in other languages.

use Symfony\Component\EventDispatcher\EventDispatcher;
use Symfony\Component\HttpFoundation\{Request, RequestStack};
use Symfony\Component\HttpFoundation\Session\Session;
use Symfony\Component\HttpFoundation\Session\Storage\MockArraySessionStorage;
use Symfony\Component\HttpKernel\Event\RequestEvent;
use Symfony\Component\PasswordHasher\Hasher\PasswordHasherFactory;
use Symfony\Component\PropertyAccess\PropertyAccess;
use Symfony\Component\RateLimiter\RateLimiterFactory;
use Symfony\Component\RateLimiter\Storage\InMemoryStorage;
use Symfony\Component\Routing\Generator\UrlGenerator;
use Symfony\Component\Routing\{RequestContext, Route, RouteCollection};
use Symfony\Component\Security\Core\Authentication\AuthenticationTrustResolver;
use Symfony\Component\Security\Core\Authentication\RememberMe\{InMemoryTokenProvider, PersistentToken};
use Symfony\Component\Security\Core\Authentication\Token\Storage\TokenStorage;
use Symfony\Component\Security\Core\Authentication\Token\UsernamePasswordToken;
use Symfony\Component\Security\Core\Authorization\{AccessDecisionManager, AuthorizationChecker};
use Symfony\Component\Security\Core\Authorization\Voter\RoleVoter;
use Symfony\Component\Security\Core\Exception\{AccessDeniedException, AccountExpiredException, AuthenticationException,
    CredentialsExpiredException, LockedException};
use Symfony\Component\Security\Core\Signature\SignatureHasher;
use Symfony\Component\Security\Core\User\{ChainUserProvider, InMemoryUser, InMemoryUserProvider, UserCheckerInterface,
    UserInterface};
use Symfony\Component\Security\Csrf\{CsrfToken, CsrfTokenManager};
use Symfony\Component\Security\Csrf\TokenStorage\SessionTokenStorage;
use Symfony\Component\Security\Http\Authentication\{AuthenticatorManager, DefaultAuthenticationFailureHandler,
    DefaultAuthenticationSuccessHandler};
use Symfony\Component\Security\Http\Authenticator\{FormLoginAuthenticator, HttpBasicAuthenticator,
    JsonLoginAuthenticator};
use Symfony\Component\Security\Http\EventListener\{CheckCredentialsListener, CsrfProtectionListener,
    LoginThrottlingListener, UserCheckerListener};
use Symfony\Component\Security\Http\Firewall\LogoutListener;
use Symfony\Component\Security\Http\HttpUtils;
use Symfony\Component\Security\Http\LoginLink\LoginLinkHandler;
use Symfony\Component\Security\Http\RateLimiter\DefaultLoginRateLimiter;
use Symfony\Component\Security\Http\RememberMe\{PersistentRememberMeHandler, RememberMeDetails};
use Symfony\Component\Translation\Loader\XliffFileLoader;
use Symfony\Component\Translation\Translator;

error_reporting(E_ALL & ~E_DEPRECATED);
const SYMFONY = '/usr/share/php/Symfony/Component';
foreach (['Security/Core', 'Security/Http', 'Security/Csrf', 'EventDispatcher', 'HttpFoundation', 'HttpKernel',
    'Config', 'PasswordHasher', 'PropertyAccess', 'RateLimiter', 'Routing', 'Translation'] as $component) {
    require_once SYMFONY . "/$component/autoload.php";
}

// An application's own check of an account, with the component's exceptions.
class Checker implements UserCheckerInterface
{
    public function checkPreAuth(UserInterface $user)
    {
        (new Symfony\Component\Security\Core\User\InMemoryUserChecker())->checkPreAuth($user);
        if ($user->getUserIdentifier() === 'locked@example.com') {
            throw new LockedException();
        }
    }

    public function checkPostAuth(UserInterface $user)
    {
        switch ($user->getUserIdentifier()) {
            case 'old@example.com': throw new CredentialsExpiredException();
            case 'gone@example.com': throw new AccountExpiredException();
        }
    }
}

// People in a database that is down.
class Database extends InMemoryUserProvider
{
    public function loadUserByIdentifier(string $identifier): UserInterface
    {
        return (new PDO('mysql:host=127.0.0.1;port=1;dbname=shop', 'shop', 'secret'))->query('select 1');
    }
}

$users = array_fill_keys(['mina@example.com', 'locked@example.com', 'old@example.com', 'gone@example.com'],
    ['password' => 'correct horse', 'roles' => ['ROLE_USER']]);
$users['off@example.com'] = ['password' => 'correct horse', 'enabled' => false];
$provider = new InMemoryUserProvider($users);
$session = new Session(new MockArraySessionStorage());
$stack = new RequestStack();
$context = Request::create('/');
$context->setSession($session);
$stack->push($context);
$tokens = new CsrfTokenManager(null, new SessionTokenStorage($stack));

function translator(string $locale): Translator
{
    $translator = new Translator($locale);
    $translator->addLoader('xlf', new XliffFileLoader());
    foreach (['en', 'ja', 'zh_CN', 'es'] as $known) {
        $translator->addResource('xlf', SYMFONY . "/Security/Core/Resources/translations/security.$known.xlf", $known,
            'security');
    }
    return $translator;
}

function manager($authenticator, bool $throttled = false, bool $hidden = false): AuthenticatorManager
{
    global $provider, $tokens, $stack;
    $events = new EventDispatcher();
    $hashers = new PasswordHasherFactory([InMemoryUser::class => ['algorithm' => 'plaintext']]);
    $events->addSubscriber(new CheckCredentialsListener($hashers));
    $events->addSubscriber($checks = new UserCheckerListener(new Checker()));
    $events->addListener('security.authentication.success', [$checks, 'postCheckCredentials']);
    $events->addSubscriber(new CsrfProtectionListener($tokens));
    if ($throttled) {
        $limit = new RateLimiterFactory(['id' => 'login', 'policy' => 'fixed_window', 'limit' => 1,
            'interval' => '5 minutes'], new InMemoryStorage());
        $events->addSubscriber(new LoginThrottlingListener($stack, new DefaultLoginRateLimiter($limit, $limit)));
    }
    return new AuthenticatorManager([$authenticator], new TokenStorage(), $events, 'main', null, true, $hidden);
}

function attempt(AuthenticatorManager $manager, Request $request)
{
    global $session, $stack;
    $request->setSession($session);
    $stack->push($request);
    $manager->supports($request);
    try {
        return $manager->authenticateRequest($request);
    } finally {
        $stack->pop();
    }
}

function json(?string $locale = null): JsonLoginAuthenticator
{
    global $provider;
    $authenticator = new JsonLoginAuthenticator(new HttpUtils(), $provider);
    if ($locale) {
        $authenticator->setTranslator(translator($locale));
    }
    return $authenticator;
}

function request(string $body): Request
{
    return Request::create('/login', 'POST', [], [], [], ['CONTENT_TYPE' => 'application/json'], $body);
}

function say(string $provoked, array $forms, string $kind, array $label)
{
    print json_encode(['provoked' => $provoked] + $forms + ['kind' => $kind] + $label) . "\n";
}

function answered($response): array
{
    return ['status' => $response->getStatusCode(), 'body' => $response->getContent(),
        'headers' => array_map(fn ($values) => (string) $values[0], $response->headers->all())];
}

function raised(string $provoked, callable $action, string $kind, array $label = [])
{
    try {
        $action();
    } catch (Throwable $error) {
        // A login page shows the key in its language; a log shows the exception.
        $shown = $error instanceof AuthenticationException
            ? translator('en')->trans($error->getMessageKey(), $error->getMessageData(), 'security')
            : $error->getMessage();
        say($provoked, ['text' => $shown, 'repr' => get_class($error) . ': ' . $error->getMessage(),
            'traceback' => (string) $error], $kind, $label);
        return;
    }
    fwrite(STDERR, "$provoked raised nothing\n");
    exit(1);
}

$login = fn ($email, $password = 'correct horse') => json_encode(['username' => $email, 'password' => $password]);
$signIn = [
    ['a wrong password', $login('mina@example.com', 'wrong'), 'invalidCredentials'],
    ['an unknown user', $login('nobody@example.com'), 'invalidCredentials'],
    ['a locked account', $login('locked@example.com'), 'accountLocked', ['invalidCredentials']],
    ['an account switched off', $login('off@example.com'), 'userDisabled', ['invalidCredentials']],
    ['an expired password', $login('old@example.com'), 'passwordResetRequired', ['invalidCredentials']],
    ['an expired account', $login('gone@example.com'), 'userDisabled', ['invalidCredentials']],
    ['an empty password', $login('mina@example.com', ''), 'missingField', ['invalidCredentials'], 'password'],
];
foreach ([null, 'ja'] as $locale) {
    foreach ($signIn as $row) {
        [$provoked, $body, $kind, $also, $field] = $row + [3 => [], 4 => null];
        $answer = attempt(manager(json($locale)), request($body));
        say($provoked . ($locale ? ", $locale" : ''), answered($answer), $kind,
            ['flow' => 'signIn', 'also' => $also, 'field' => $field]);
    }
    $throttled = manager(json($locale), true);
    foreach ([1, 2] as $_) {
        $answer = attempt($throttled, request($login('mina@example.com', 'wrong')));
    }
    say('a second try' . ($locale ? ", $locale" : ''), answered($answer), 'tooManyAttempts', ['flow' => 'signIn',
        'arguments' => ['seconds' => 300]]);
}
foreach (['zh_CN' => $signIn[0], 'es' => $signIn[4]] as $locale => $row) {
    [$provoked, $body, $kind, $also] = $row + [3 => []];
    say("$provoked, $locale", answered(attempt(manager(json($locale)), request($body))), $kind,
        ['flow' => 'signIn', 'also' => $also]);
}
say('a locked account that is not told', answered(attempt(manager(json(), false, true),
    request($login('locked@example.com')))), 'invalidCredentials', ['flow' => 'signIn', 'also' => ['accountLocked']]);

// Calls that are malformed.
foreach ([
    ['JSON that ends early', '{"username"', 'invalidRequest', []],
    ['no user name', '{"password": "x"}', 'invalidRequest', ['missingField']],
    ['no password', '{"username": "mina@example.com"}', 'invalidRequest', ['missingField']],
    ['a password that is a list', '{"username": "mina@example.com", "password": ["x"]}', 'invalidRequest', []],
    ['a user name of 5,000 letters', $login(str_repeat('m', 5000)), 'invalidField', ['invalidCredentials']],
] as [$provoked, $body, $kind, $also]) {
    $label = ['flow' => 'signIn', 'also' => $also];
    if (strlen($body) > 5000) {
        say($provoked, answered(attempt(manager(json()), request($body))), $kind, $label);
    } else {
        raised($provoked, fn () => attempt(manager(json()), request($body)), $kind, $label);
    }
}

raised('a database of users that is down', fn () => attempt(manager(new JsonLoginAuthenticator(new HttpUtils(),
    new Database())), request($login('mina@example.com'))), 'providerUnavailable',
    ['flow' => 'signIn', 'also' => ['internalError', 'networkUnavailable']]);
raised('a chain of user stores, none of which knows the person', fn () => (new ChainUserProvider([
    new InMemoryUserProvider(), $provider]))->loadUserByIdentifier('nobody@example.com'), 'invalidCredentials',
    ['flow' => 'signIn']);

// The form: its errors are stored in the session and shown by the sign-in page.
$utils = new HttpUtils();
$form = new FormLoginAuthenticator($utils, $provider, new DefaultAuthenticationSuccessHandler($utils),
    new DefaultAuthenticationFailureHandler(new Symfony\Component\HttpKernel\HttpKernel(new EventDispatcher(),
        new Symfony\Component\HttpKernel\Controller\ControllerResolver()), $utils, ['login_path' => '/sign-in']),
    ['check_path' => '/login', 'enable_csrf' => true]);
foreach ([
    ['no CSRF token in a form', null, 'correct horse', 'securityCheckFailed', ['flowExpired', 'cookiesRequired']],
    ['a forged CSRF token in a form', 'forged', 'correct horse', 'securityCheckFailed',
        ['flowExpired', 'cookiesRequired']],
    ['a wrong password in a form', $tokens->getToken('authenticate')->getValue(), 'wrong', 'invalidCredentials', []],
] as [$provoked, $token, $password, $kind, $also]) {
    raised($provoked, function () use ($form, $token, $password, $session) {
        attempt(manager($form), Request::create('/login', 'POST', ['_username' => 'mina@example.com',
            '_password' => $password, '_csrf_token' => $token]));
        throw $session->get('_security.last_error');
    }, $kind, ['flow' => 'signIn', 'also' => $also]);
}
$basic = new HttpBasicAuthenticator('Shop', $provider);
say('a wrong password over HTTP Basic', answered(attempt(manager($basic), Request::create('/', 'GET', [], [], [],
    ['PHP_AUTH_USER' => 'mina@example.com', 'PHP_AUTH_PW' => 'wrong']))), 'invalidCredentials', ['flow' => 'signIn']);
say('no password over HTTP Basic', answered($basic->start(Request::create('/'))), 'notSignedIn', []);

// Links of a sign-in by e-mail.
$routes = new RouteCollection();
$routes->add('check', new Route('/check'));
$link = function (int $lifetime) use ($routes, $provider) {
    return new LoginLinkHandler(new UrlGenerator($routes, new RequestContext()), $provider, new SignatureHasher(
        PropertyAccess::createPropertyAccessor(), ['password'], 's3cret'), ['route_name' => 'check',
            'lifetime' => $lifetime]);
};
$mina = $provider->loadUserByIdentifier('mina@example.com');
$good = $link(60)->createLoginLink($mina)->getUrl();
$late = $link(-60)->createLoginLink($mina)->getUrl();
foreach ([
    ['a forged link', preg_replace('/hash=[^&]+/', 'hash=forged', $good)],
    ['an expired link', $late],
    ['a link for an unknown user', str_replace('mina', 'nobody', $good)],
    ['a link without its hash', 'http://localhost/check?user=mina@example.com'],
] as [$provoked, $url]) {
    raised($provoked, fn () => $link(60)->consumeLoginLink(Request::create($url)), 'actionLinkInvalid',
        ['flow' => 'signIn']);
}

// Remembered sessions, and the end of one.
$series = new InMemoryTokenProvider();
$series->createNewToken(new PersistentToken(InMemoryUser::class, 'mina@example.com', 'series', 'new', new DateTime()));
$remembered = new PersistentRememberMeHandler($series, 's3cret', $provider, $stack, ['lifetime' => 3600,
    'name' => 'REMEMBERME']);
foreach ([
    ['a remembered session that was used twice', 'series:old', 'securityCheckFailed', ['sessionExpired']],
    ['a remembered session that is stored no longer', 'gone:old', 'sessionExpired', []],
] as [$provoked, $value, $kind, $also]) {
    raised($provoked, fn () => $remembered->consumeRememberMeCookie(new RememberMeDetails(InMemoryUser::class,
        'mina@example.com', time() + 600, $value)), $kind, ['also' => $also]);
}
raised('a sign-out without its CSRF token', fn () => (new LogoutListener(new TokenStorage(), $utils,
    new EventDispatcher(), ['csrf_parameter' => '_csrf_token', 'csrf_token_id' => 'logout', 'logout_path' => '/logout'],
    $tokens))->authenticate(new RequestEvent(new Symfony\Component\HttpKernel\HttpKernel(new EventDispatcher(),
        new Symfony\Component\HttpKernel\Controller\ControllerResolver()), Request::create('/logout', 'POST'), 1)),
    'securityCheckFailed', ['also' => ['signOutIncomplete']]);

// Access.
$storage = new TokenStorage();
$checker = new AuthorizationChecker($storage, new AccessDecisionManager([new RoleVoter()]), false, false);
$storage->setToken(new UsernamePasswordToken($mina, 'main', $mina->getRoles()));
raised('a role that is not there', function () use ($checker) {
    if (!$checker->isGranted('ROLE_ADMIN')) {
        throw new AccessDeniedException();
    }
}, 'blockedByPolicy', ['also' => ['permissionDenied']]);
