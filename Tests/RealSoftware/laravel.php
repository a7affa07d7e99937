<?php
// A minimal Laravel application with a SQLite database in memory, asked through its HTTP kernel.
// It has no texts of its own at first, so that validation answers with the keys of its texts.

use Illuminate\Auth\AuthenticationException;
use Illuminate\Foundation\Application;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\{Auth, Crypt, DB, Gate, Hash, Http, Mail, Password, RateLimiter, Route, Schema, URL,
    Validator};
use Illuminate\Validation\Rules\Password as Rule;
use Illuminate\Validation\ValidationException;

error_reporting(E_ALL & ~E_DEPRECATED);
require '/usr/share/php/Illuminate/autoload.php';

$folder = getenv('FOLDER');
foreach (['bootstrap/cache', 'config', 'storage/framework/views', 'storage/logs', 'resources/views'] as $path) {
    @mkdir("$folder/$path", 0700, true);
}
file_put_contents("$folder/composer.json", '{"autoload": {"psr-4": {"App\\\\": "app/"}}}');
$configuration = [
    'app' => ['name' => 'Shop', 'env' => 'production', 'debug' => false, 'url' => 'http://localhost', 'locale' => 'en',
        'timezone' => 'UTC', 'fallback_locale' => 'en', 'key' => 'base64:' . base64_encode(str_repeat('k', 32)),
        'cipher' => 'AES-256-CBC', 'providers' => [
            Illuminate\Auth\AuthServiceProvider::class, Illuminate\Cache\CacheServiceProvider::class,
            Illuminate\Cookie\CookieServiceProvider::class, Illuminate\Database\DatabaseServiceProvider::class,
            Illuminate\Encryption\EncryptionServiceProvider::class,
            Illuminate\Filesystem\FilesystemServiceProvider::class,
            Illuminate\Foundation\Providers\FoundationServiceProvider::class,
            Illuminate\Hashing\HashServiceProvider::class, Illuminate\Mail\MailServiceProvider::class,
            Illuminate\Notifications\NotificationServiceProvider::class,
            Illuminate\Auth\Passwords\PasswordResetServiceProvider::class,
            Illuminate\Pipeline\PipelineServiceProvider::class, Illuminate\Queue\QueueServiceProvider::class,
            Illuminate\Session\SessionServiceProvider::class,
            Illuminate\Translation\TranslationServiceProvider::class,
            Illuminate\Validation\ValidationServiceProvider::class, Illuminate\View\ViewServiceProvider::class]],
    'auth' => ['defaults' => ['guard' => 'web', 'passwords' => 'users'],
        'guards' => ['web' => ['driver' => 'session', 'provider' => 'users'],
            'api' => ['driver' => 'token', 'provider' => 'users'], 'bad' => ['driver' => 'magic']],
        'providers' => ['users' => ['driver' => 'eloquent', 'model' => User::class]],
        'passwords' => ['users' => ['provider' => 'users', 'table' => 'password_resets', 'expire' => 60,
            'throttle' => 60]],
        'password_timeout' => 10800],
    'cache' => ['default' => 'array', 'stores' => ['array' => ['driver' => 'array']], 'prefix' => ''],
    'database' => ['default' => 'sqlite', 'migrations' => 'migrations',
        'connections' => ['sqlite' => ['driver' => 'sqlite', 'database' => ':memory:', 'prefix' => '']]],
    'hashing' => ['driver' => 'bcrypt', 'bcrypt' => ['rounds' => 4]],
    'logging' => ['default' => 'null', 'channels' => ['null' => ['driver' => 'monolog',
        'handler' => Monolog\Handler\NullHandler::class]]],
    'mail' => ['default' => 'array', 'from' => ['address' => 'shop@example.com', 'name' => 'Shop'],
        'mailers' => ['array' => ['transport' => 'array'],
            'smtp' => ['transport' => 'smtp', 'host' => '127.0.0.1', 'port' => 1, 'encryption' => null]]],
    'queue' => ['default' => 'sync', 'connections' => ['sync' => ['driver' => 'sync']]],
    'session' => ['driver' => 'array', 'lifetime' => 120, 'expire_on_close' => false, 'lottery' => [0, 100],
        'cookie' => 'shop_session', 'path' => '/', 'domain' => null, 'secure' => false, 'http_only' => true],
    'view' => ['paths' => ["$folder/resources/views"], 'compiled' => "$folder/storage/framework/views"],
];
foreach ($configuration as $name => $values) {
    file_put_contents("$folder/config/$name.php", '<?php return ' . var_export($values, true) . ';');
}

class User extends Illuminate\Foundation\Auth\User implements Illuminate\Contracts\Auth\MustVerifyEmail
{
    use Illuminate\Notifications\Notifiable;

    protected $guarded = [];
    public $timestamps = false;
}

class Handler extends Illuminate\Foundation\Exceptions\Handler
{
}

class CheckToken extends Illuminate\Foundation\Http\Middleware\VerifyCsrfToken
{
    protected function runningUnitTests()
    {
        return false;
    }
}

class Guard extends Illuminate\Auth\Middleware\Authenticate
{
}

class Kernel extends Illuminate\Foundation\Http\Kernel
{
    protected $middleware = [Illuminate\Foundation\Http\Middleware\PreventRequestsDuringMaintenance::class];
    protected $middlewareGroups = ['web' => [Illuminate\Cookie\Middleware\EncryptCookies::class,
        Illuminate\Session\Middleware\StartSession::class, CheckToken::class,
        Illuminate\Routing\Middleware\SubstituteBindings::class]];
    protected $routeMiddleware = ['auth' => Guard::class, 'can' => Illuminate\Auth\Middleware\Authorize::class,
        'password.confirm' => Illuminate\Auth\Middleware\RequirePassword::class,
        'signed' => Illuminate\Routing\Middleware\ValidateSignature::class,
        'throttle' => Illuminate\Routing\Middleware\ThrottleRequests::class,
        'verified' => Illuminate\Auth\Middleware\EnsureEmailIsVerified::class];
}

$app = new Application($folder);
$app->singleton(Illuminate\Contracts\Http\Kernel::class, Kernel::class);
$app->singleton(Illuminate\Contracts\Debug\ExceptionHandler::class, Handler::class);
$kernel = $app->make(Illuminate\Contracts\Http\Kernel::class);
$app->instance('request', Request::create('http://localhost/'));
$kernel->bootstrap();
Schema::create('users', function ($table) {
    $table->increments('id');
    $table->string('name')->nullable();
    $table->string('email')->unique();
    $table->string('username')->nullable();
    $table->string('password');
    $table->string('remember_token')->nullable();
    $table->timestamp('email_verified_at')->nullable();
});
Schema::create('password_resets', function ($table) {
    $table->string('email');
    $table->string('token');
    $table->timestamp('created_at')->nullable();
});
$mina = User::create(['name' => 'Mina', 'email' => 'mina@example.com', 'username' => 'mina',
    'password' => Hash::make('correct horse'), 'email_verified_at' => '2026-01-01 00:00:00']);
$minsu = User::create(['name' => '민수', 'email' => 'minsu@example.com', 'password' => Hash::make('correct horse')]);

// The application's own calls, as the framework's documentation writes them.
Route::middleware('web')->group(function () {
    Route::post('form', fn () => 'ok');
    Route::get('home', fn () => 'ok')->middleware('auth');
    Route::get('paid', fn () => 'ok')->middleware('auth', 'verified');
    Route::get('keys', fn () => 'ok')->middleware('auth', 'password.confirm');
    Route::get('admin', fn () => 'ok')->middleware('auth', 'can:administer');
    Route::get('sign-in', fn () => 'ok')->name('login');
    Route::get('verify-first', fn () => 'ok')->name('verification.notice');
    Route::get('confirm', fn () => 'ok')->name('password.confirm');
});
Route::get('verify/{id}', fn () => 'ok')->middleware('signed')->name('verify');
Route::get('throttled', fn () => 'ok')->middleware('throttle:1,1');
Route::get('guarded', fn () => 'ok')->middleware('auth:api');
Route::get('users/{id}', fn ($id) => User::findOrFail($id));
Route::get('magic', fn () => 'ok')->middleware('auth:bad');
Route::get('closed', fn () => abort(503));
Route::get('unsigned', fn () => abort(401));
Route::get('broken', fn () => DB::table('accounts')->get());
Route::post('sign-up', function (Request $request) {
    $request->validate(['email' => 'required|string|email|max:40|unique:users', 'name' => 'required|string|max:20',
        'username' => 'nullable|alpha_dash|between:3,20|unique:users', 'birth_date' => 'nullable|date|before:today',
        'phone_number' => 'nullable|regex:/^\+?\d{9,15}$/', 'website' => 'nullable|url',
        'terms' => 'sometimes|accepted',
        'password' => ['required', 'confirmed', Rule::min(8)->letters()->mixedCase()->numbers()->symbols()]]);
});
Route::post('sign-in', function (Request $request) {
    $request->validate(['email' => 'required|email', 'password' => 'required']);
    if (!Auth::guard('web')->validate($request->only('email', 'password'))) {
        throw ValidationException::withMessages(['email' => [trans('auth.failed')]]);
    }
});
Route::post('change', function (Request $request) {
    Auth::setUser(User::find(1));
    $request->validate(['current_password' => 'required|current_password', 'password' => [Rule::min(8),
        'different:current_password']]);
});
Route::post('code', function (Request $request) {
    $request->validate(['code' => 'required|digits:6']);
});
Route::post('join', function (Request $request) {
    $request->validate(['birth_date' => 'nullable|date|before:-14 years', 'email' => 'nullable|exists:users']);
});
Route::post('forgot', function (Request $request) {
    $status = Password::sendResetLink($request->only('email'));
    if ($status !== Password::RESET_LINK_SENT) {
        throw ValidationException::withMessages(['email' => [trans($status)]]);
    }
});
Route::post('reset', function (Request $request) {
    $status = Password::reset($request->only('email', 'password', 'token'), fn () => null);
    if ($status !== Password::PASSWORD_RESET) {
        throw ValidationException::withMessages(['email' => [trans($status)]]);
    }
});
Route::getRoutes()->refreshNameLookups();
Gate::define('administer', fn () => false);
Carbon\Carbon::setTestNow('2026-01-01 09:00:00');

function ask(string $method, string $path, array $fields = [], bool $json = true, ?User $user = null)
{
    global $app, $kernel;
    $headers = ['HTTP_ACCEPT' => $json ? 'application/json' : 'text/html', 'REMOTE_ADDR' => '127.0.0.1'];
    Auth::forgetGuards();
    if ($user) {
        Auth::guard('web')->setUser($user);
    }
    return $kernel->handle(Request::create("http://localhost/$path", $method, $fields, [], [], $headers));
}

function say(string $provoked, $response, string $kind, array $label = [])
{
    $headers = array_map(fn ($values) => (string) $values[0], $response->headers->all());
    print json_encode(['provoked' => $provoked, 'status' => $response->getStatusCode(), 'headers' => $headers,
        'body' => $response->getContent(), 'kind' => $kind] + $label) . "\n";
}

function raised(string $provoked, callable $action, string $kind, array $label = [])
{
    try {
        $action();
    } catch (Throwable $error) {
        print json_encode(['provoked' => $provoked, 'text' => $error->getMessage(),
            'repr' => get_class($error) . ': ' . $error->getMessage(), 'traceback' => (string) $error,
            'kind' => $kind] + $label) . "\n";
        return;
    }
    fwrite(STDERR, "$provoked raised nothing\n");
    exit(1);
}

$good = ['email' => 'jiwoo@example.com', 'name' => '지우', 'password' => 'Passw0rd!',
    'password_confirmation' => 'Passw0rd!'];
$password = fn ($value) => ['password' => $value, 'password_confirmation' => $value];
$signUp = [
    ['a taken e-mail', ['email' => 'mina@example.com'], 'emailAlreadyInUse', 'email'],
    ['a taken user name', ['username' => 'mina'], 'accountAlreadyExists', 'username'],
    ['a bad e-mail', ['email' => 'mina@'], 'invalidEmail', 'email'],
    ['no e-mail', ['email' => ''], 'missingField', 'email'],
    ['a long e-mail', ['email' => str_repeat('m', 40) . '@example.com'], 'invalidEmail', 'email',
        ['arguments' => ['maxLength' => 40], 'also' => ['invalidField']]],
    ['no name', ['name' => ''], 'missingField', 'name'],
    ['a long name', ['name' => str_repeat('미', 21)], 'invalidField', 'name', ['arguments' => ['maxLength' => 20]]],
    ['a name that is a list', ['name' => ['지우']], 'invalidField', 'name', ['also' => ['invalidRequest']]],
    ['a short user name', ['username' => 'mi'], 'invalidField', 'username',
        ['arguments' => ['minLength' => 3, 'maxLength' => 20]]],
    ['a user name with signs', ['username' => 'mina!!'], 'invalidField', 'username'],
    ['a birth date that is none', ['birth_date' => 'yesterday-ish'], 'invalidField', 'birthDate'],
    ['a birth date to come', ['birth_date' => '2999-01-01'], 'invalidField', 'birthDate'],
    ['a bad phone number', ['phone_number' => '12-ab'], 'invalidPhoneNumber', 'phoneNumber'],
    ['a bad address of a site', ['website' => 'shop'], 'invalidField'],
    ['terms not accepted', ['terms' => ''], 'consentRequired', null, ['also' => ['missingField', 'invalidField']]],
    ['no password', $password(''), 'missingField', 'password'],
    ['a short password', $password('Pw0!'), 'weakPassword', 'password', ['arguments' => ['minLength' => 8]]],
    ['a password of one case', $password('passw0rd!'), 'weakPassword', 'password'],
    ['a password without digits', $password('Password!'), 'weakPassword', 'password'],
    ['a password without symbols', $password('Passw0rds'), 'weakPassword', 'password'],
    ['a password without letters', $password('12345678!'), 'weakPassword', 'password'],
    ['a password that breaks all rules', $password('한'), 'weakPassword', 'password',
        ['arguments' => ['minLength' => 8]]],
    ['another confirmation', ['password_confirmation' => 'Other0!!'], 'fieldMismatch', 'passwordConfirmation'],
    ['several wrong fields', ['email' => 'mina@example.com', 'name' => ''] + $password('short'), 'emailAlreadyInUse',
        'email', ['also' => ['missingField', 'weakPassword']]],
    ['an empty body', array_fill_keys(array_keys($good), ''), 'missingField', 'email'],
];
foreach ($signUp as $row) {
    [$provoked, $changes, $kind, $field, $more] = $row + [3 => null, 4 => []];
    say($provoked, ask('POST', 'sign-up', $changes + $good), $kind, ['flow' => 'signUp', 'field' => $field] + $more);
}
raised('a bad e-mail', fn () => Validator::validate(['email' => 'mina@'], ['email' => 'email']), 'invalidEmail',
    ['flow' => 'signUp', 'field' => 'email', 'also' => ['invalidField']]);
raised('a taken e-mail in the database', fn () => User::create(['email' => 'mina@example.com', 'password' => 'x']),
    'emailAlreadyInUse', ['flow' => 'signUp', 'field' => 'email', 'also' => ['conflict']]);

$other = ['email' => 'nobody@example.com', 'password' => 'correct horse'];
$reset = ['email' => 'mina@example.com', 'password' => 'Passw0rd!!', 'token' => 'forged'];
$old = Password::createToken($minsu);
DB::table('password_resets')->update(['created_at' => '2020-01-01 00:00:00']);
Password::createToken($mina);
$calls = [
    ['a wrong password', 'sign-in', ['email' => 'mina@example.com', 'password' => 'wrong'], 'invalidCredentials',
        'signIn'],
    ['an unknown user', 'sign-in', $other, 'invalidCredentials', 'signIn'],
    ['a sign-in without fields', 'sign-in', [], 'missingField', 'signIn', ['field' => 'email']],
    ['a wrong current password', 'change', ['current_password' => 'wrong', 'password' => 'Passw0rd!!'],
        'currentPasswordIncorrect', 'change', ['field' => 'currentPassword']],
    ['the same password again', 'change', ['current_password' => 'correct horse', 'password' => 'correct horse'],
        'passwordReused', 'change', ['field' => 'password']],
    ['a code of letters', 'code', ['code' => 'abc'], 'invalidVerificationCode', 'verify',
        ['field' => 'code', 'also' => ['invalidField']]],
    ['no code', 'code', [], 'missingField', 'verify', ['field' => 'code']],
    ['a reset for an unknown address', 'forgot', ['email' => 'nobody@example.com'], 'invalidCredentials', 'recover',
        ['field' => 'email']],
    ['a second reset within a minute', 'forgot', ['email' => 'mina@example.com'], 'tooManyAttempts', 'recover'],
    ['a forged reset link', 'reset', $reset, 'actionLinkInvalid', 'recover'],
    ['an expired reset link', 'reset', ['email' => 'minsu@example.com', 'token' => $old] + $reset, 'actionLinkInvalid',
        'recover'],
    ['a reset link for an unknown address', 'reset', ['email' => 'nobody@example.com'] + $reset, 'invalidCredentials',
        'recover', ['also' => ['actionLinkInvalid'], 'field' => 'email']],
];
foreach ($calls as $row) {
    [$provoked, $path, $fields, $kind, $flow, $more] = $row + [5 => []];
    say($provoked, ask('POST', $path, $fields), $kind, ['flow' => $flow] + $more);
}

// What the middleware refuses, as JSON and as a page.
$link = URL::temporarySignedRoute('verify', 3600, ['id' => 1]);
$late = URL::temporarySignedRoute('verify', -3600, ['id' => 1]);
$forged = strtok($link, '=') . '=1';
ask('GET', 'throttled');
$pages = [
    ['no session', 'GET', 'home', 'notSignedIn'],
    ['no token at the API', 'GET', 'guarded', 'notSignedIn'],
    ['an address that is not verified', 'GET', 'paid', 'emailVerificationRequired',
        ['also' => ['emailNotVerified']], $minsu],
    ['a password not asked for lately', 'GET', 'keys', 'requiresRecentLogin', [], $mina],
    ['a right that is not there', 'GET', 'admin', 'blockedByPolicy', ['also' => ['permissionDenied']], $mina],
    ['no CSRF token', 'POST', 'form', 'securityCheckFailed', ['also' => ['flowExpired', 'sessionExpired']]],
    ['a forged link', 'GET', substr($forged, 17), 'actionLinkInvalid',
        ['flow' => 'verify', 'also' => ['securityCheckFailed']]],
    ['an expired link', 'GET', substr($late, 17), 'actionLinkInvalid', ['flow' => 'verify']],
    ['two calls in a minute', 'GET', 'throttled', 'tooManyAttempts', ['arguments' => ['seconds' => 60]]],
    ['no such user', 'GET', 'users/99', 'invalidRequest', ['also' => ['unknown']]],
    ['no such page', 'GET', 'nowhere', 'invalidRequest'],
    ['a wrong method', 'GET', 'form', 'invalidRequest'],
    ['an application that is closed', 'GET', 'closed', 'providerUnavailable', ['also' => ['underMaintenance']]],
    ['status 401 of the app itself', 'GET', 'unsigned', 'notSignedIn', ['also' => ['sessionExpired']]],
    ['a table that is not there', 'GET', 'broken', 'internalError', ['also' => ['providerUnavailable']]],
    ['a guard that is not there', 'GET', 'magic', 'internalError',
        ['also' => ['misconfigured', 'providerUnavailable']]],
];
foreach ($pages as $row) {
    [$provoked, $method, $path, $kind, $more, $user] = $row + [4 => [], 5 => null];
    say("$provoked, JSON", ask($method, $path, [], true, $user), $kind, $more);
    say("$provoked, HTML", ask($method, $path, [], false, $user), $kind, $more);
}
file_put_contents("$folder/storage/framework/down", json_encode(['status' => 503, 'retry' => 60]));
foreach (['JSON' => true, 'HTML' => false] as $form => $json) {
    say("maintenance, $form", ask('GET', 'home', [], $json), 'underMaintenance',
        ['also' => ['providerUnavailable'], 'arguments' => ['seconds' => 60]]);
}
unlink("$folder/storage/framework/down");
config(['app.debug' => true]);
foreach ($pages as $row) {
    [$provoked, $method, $path, $kind, $more, $user] = $row + [4 => [], 5 => null];
    if (in_array($provoked, ['no CSRF token', 'two calls in a minute', 'a table that is not there', 'a forged link'])) {
        say("$provoked, JSON while debugging", ask($method, $path, [], true, $user), $kind, $more);
    }
}

config(['app.debug' => false]);

// The same with texts of Laravel's skeleton.
@mkdir("$folder/lang/en", 0700, true);
foreach (['auth' => ['failed' => 'These credentials do not match our records.'], 'validation' => [
    'before' => 'The :attribute must be a date before :date.', 'digits' => 'The :attribute must be :digits digits.',
    'exists' => 'The selected :attribute is invalid.']] as $name => $texts) {
    file_put_contents("$folder/lang/en/$name.php", '<?php return ' . var_export($texts, true) . ';');
}
app('translator')->setLoaded([]);
foreach ([
    ['a wrong password, in words', 'sign-in', ['email' => 'mina@example.com', 'password' => 'wrong'],
        'invalidCredentials', 'signIn', []],
    ['a reset for an unknown address, checked by a rule', 'join', ['email' => 'nobody@example.com'],
        'invalidCredentials', 'recover',
        ['field' => 'email', 'also' => ['valueNotAllowed', 'invalidEmail', 'invalidField']]],
    ['a person who is too young', 'join', ['birth_date' => '2020-05-05'], 'ageRestricted', 'signUp',
        ['field' => 'birthDate', 'also' => ['invalidField', 'valueNotAllowed']]],
    ['a code of five digits, in words', 'code', ['code' => '12345'], 'invalidField', 'verify',
        ['field' => 'code', 'also' => ['invalidVerificationCode']]],
] as [$provoked, $path, $fields, $kind, $flow, $more]) {
    say($provoked, ask('POST', $path, $fields), $kind, ['flow' => $flow] + $more);
}

app('url')->setRoutes(new Illuminate\Routing\RouteCollection());
raised('no page to sign in at', fn () => route('login'), 'misconfigured', ['also' => ['notSignedIn',
    'internalError']]);
config(['database.connections.mysql' => ['driver' => 'mysql', 'host' => '127.0.0.1', 'port' => 1,
    'database' => 'shop', 'username' => 'shop', 'password' => 'secret', 'charset' => 'utf8mb4', 'prefix' => '']]);
raised('a database that is down', fn () => DB::connection('mysql')->table('users')->where('email', 'mina@example.com')
    ->first(), 'providerUnavailable', ['flow' => 'signIn', 'also' => ['internalError', 'networkUnavailable']]);
raised('a guard that is not there', fn () => Auth::guard('bad'), 'misconfigured');
raised('a password broker that is not there', fn () => Password::broker('admins'), 'misconfigured');
raised('a value that was not encrypted', fn () => Crypt::decryptString('forged'), 'securityCheckFailed');
raised('a value that was changed', fn () => Crypt::decryptString(substr(base64_encode(str_replace('"mac":"', '"mac":"0',
    base64_decode(Crypt::encryptString('x')))), 0)), 'securityCheckFailed');
raised('a mail server that is not there', function () {
    config(['mail.default' => 'smtp']);
    Mail::raw('Hello', fn ($mail) => $mail->to('mina@example.com'));
}, 'deliveryFailed', ['flow' => 'recover', 'also' => ['providerUnavailable']]);
