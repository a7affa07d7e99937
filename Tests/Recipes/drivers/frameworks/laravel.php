<?php
// A Laravel application with the recipes, for `php -S`. Its base path is LARAVEL_FOLDER, which contains the recipes.
use App\Exceptions\AuthErrors;
use App\Http\Controllers\SignInController;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Contracts\Http\Kernel as KernelContract;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Bootstrap\HandleExceptions;
use Illuminate\Foundation\Exceptions\Handler;
use Illuminate\Foundation\Http\Kernel;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Route;
use Illuminate\Validation\Rules\Password;
use Illuminate\Validation\ValidationException;

// The packages of Debian run with a newer PHP than they support, which causes deprecation warnings.
error_reporting(E_ALL & ~E_DEPRECATED);
require 'Illuminate/autoload.php';
require 'GuzzleHttp/autoload.php';
$folder = getenv('LARAVEL_FOLDER');
foreach (['Socialite', 'AuthCopy', 'ProviderException', 'AuthErrors', 'SignInController'] as $name) {
    require "$folder/$name.php";
}

class Failures extends Handler
{
    public function register()
    {
        $this->renderable(new AuthErrors);
    }
}

$app = new Application($folder);
$app->singleton(KernelContract::class, Kernel::class);
$app->singleton(ExceptionHandler::class, Failures::class);
$app->beforeBootstrapping(HandleExceptions::class, fn () => config([
    'app' => [
        'key' => str_repeat('0', 32), 'cipher' => 'AES-256-CBC', 'locale' => 'en', 'fallback_locale' => 'en', 'debug' => false,
        'providers' => array_map(fn ($name) => "Illuminate\\$name", [
            'Auth\AuthServiceProvider', 'Cache\CacheServiceProvider', 'Cookie\CookieServiceProvider', 'Encryption\EncryptionServiceProvider',
            'Filesystem\FilesystemServiceProvider', 'Foundation\Providers\FoundationServiceProvider', 'Hashing\HashServiceProvider',
            'Session\SessionServiceProvider', 'Translation\TranslationServiceProvider', 'Validation\ValidationServiceProvider',
            'View\ViewServiceProvider',
        ]),
    ],
    'auth' => ['defaults' => ['guard' => 'web'], 'guards' => ['web' => ['driver' => 'session', 'provider' => 'users']],
        'providers' => ['users' => ['driver' => 'eloquent', 'model' => 'User']]],
    'cache' => ['default' => 'file', 'stores' => ['file' => ['driver' => 'file', 'path' => "$folder/storage"]], 'prefix' => ''],
    'logging' => ['default' => 'null', 'channels' => ['null' => ['driver' => 'errorlog']]],
    'services' => ['auth_copy' => ['url' => getenv('AUTH_COPY_URL')], 'firebase' => ['url' => getenv('FIREBASE_URL')]],
    'session' => ['driver' => 'file', 'files' => "$folder/storage", 'lifetime' => 1, 'lottery' => [0, 1], 'cookie' => 'session', 'path' => '/',
        'domain' => null, 'secure' => false, 'expire_on_close' => false],
    'view' => ['paths' => [], 'compiled' => "$folder/storage"],
]));
$app->booted(function () use ($app) {
    $app['router']->aliasMiddleware('auth', Illuminate\Auth\Middleware\Authenticate::class);
    $app['router']->aliasMiddleware('throttle', Illuminate\Routing\Middleware\ThrottleRequests::class);
    $pages = [Illuminate\Cookie\Middleware\EncryptCookies::class, Illuminate\Session\Middleware\StartSession::class];
    Route::post('/sign-in', [SignInController::class, 'firebase']);
    Route::get('/callback/{provider}', [SignInController::class, 'callback'])->middleware($pages);
    Route::get('/login', fn () => session('problem')['title'] ?? '')->middleware($pages)->name('login');
    Route::get('/account', fn () => '')->middleware([...$pages, 'auth']);
    Route::get('/often', fn () => '')->middleware('throttle:1,1');
    Route::post('/register', fn (Request $request) => $request->validate(
        ['email' => 'required|email', 'password' => ['required', 'confirmed', Password::min(8)]]));
    Route::post('/login', fn () => throw ValidationException::withMessages(['email' => __('auth.failed')]));
});
$kernel = $app->make(KernelContract::class);
$kernel->handle(Request::capture())->send();
