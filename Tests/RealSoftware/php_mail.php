<?php
// What PHPMailer says when a code cannot be mailed, and Egulias' validator of an address that is none.

use Egulias\EmailValidator\EmailValidator;
use Egulias\EmailValidator\Validation\RFCValidation;
use PHPMailer\PHPMailer\PHPMailer;

error_reporting(E_ALL & ~E_DEPRECATED & ~E_WARNING);
require_once '/usr/share/php/Egulias/EmailValidator/autoload.php';
require_once '/usr/share/php/libphp-phpmailer/autoload.php';

function say(string $provoked, array $forms, string $kind, array $more = []): void
{
    echo json_encode(['provoked' => $provoked] + $forms + ['kind' => $kind] + $more,
        JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE), "\n";
}

function send(string $provoked, int $port, string $kind, array $also, string $to = 'mina@example.com'): void
{
    $mailer = new PHPMailer(true);
    $mailer->isSMTP();
    [$mailer->Host, $mailer->Port, $mailer->Timeout] = ['127.0.0.1', $port, 1];
    [$mailer->SMTPAuth, $mailer->Username, $mailer->Password] = [true, 'shop', 'secret'];
    $mailer->getSMTPInstance()->Timelimit = 1;
    try {
        $mailer->setFrom('shop@example.com');
        if ($to !== '') {
            $mailer->addAddress($to);
        }
        $mailer->Subject = 'Your code';
        $mailer->Body = '123456';
        $mailer->send();
    } catch (Throwable $error) {
        say("phpmailer: $provoked", ['text' => $error->getMessage(), 'traceback' => (string) $error], $kind,
            ['also' => $also, 'flow' => 'verify']);
        return;
    }
    throw new LogicException("$provoked raised nothing");
}

foreach (json_decode(getenv('MAILS'), true) as $mail) {
    send($mail['provoked'], $mail['port'], $mail['kind'], $mail['also']);
}
$port = fn (string $name): int => parse_url(getenv($name), PHP_URL_PORT);
send('a server that refuses connections', $port('CLOSED'), 'deliveryFailed', ['providerUnavailable',
    'networkUnavailable']);
send('a server that does not greet in time', $port('SILENT'), 'deliveryFailed', ['timedOut', 'networkUnavailable',
    'providerUnavailable']);
send('a malformed address', $port('CLOSED'), 'invalidEmail', ['deliveryFailed'], 'mina@');
send('no recipient', $port('CLOSED'), 'deliveryFailed', ['missingField', 'invalidRequest'], '');

$validator = new EmailValidator();
foreach ([
    'no @' => 'mina.example.com', 'nothing after @' => 'mina@', 'nothing before @' => '@example.com',
    'two dots' => 'mina..kim@example.com', 'a dot at the end' => 'mina.@example.com',
    'a space' => 'mina kim@example.com',
    'a comma for a dot' => 'mina@example,com', 'two @' => 'mina@@example.com', 'nothing at all' => '',
] as $provoked => $address) {
    if ($validator->isValid($address, new RFCValidation())) {
        throw new LogicException($provoked);
    }
    say("email-validator: $provoked", ['text' => $validator->getError()->description()],
        $address === '' ? 'missingField' : 'invalidEmail',
        ['flow' => 'signUp', 'field' => 'email'] + ($address === '' ? ['also' => ['invalidEmail']] : []));
}
