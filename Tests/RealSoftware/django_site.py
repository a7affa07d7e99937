"""What the scripts for Django share (no script itself): one site in memory with a user model whose e-mail is unique."""

import logging
import sys

import django
from django.apps import AppConfig
from django.conf import settings

PASSWORD = "correct horse battery 9"

VALIDATORS = [{"NAME": f"django.contrib.auth.password_validation.{name}"} for name in (
    "UserAttributeSimilarityValidator", "MinimumLengthValidator", "CommonPasswordValidator",
    "NumericPasswordValidator")]


class NoMigrations(dict):
    """Tables are made from the models: every app has no migrations."""

    def __contains__(self, app):
        return True

    def __getitem__(self, app):
        return None


class People(AppConfig):
    """The app with the user model: Django's own user, its e-mail unique."""

    name = "django_site"
    label = "people"

    def import_models(self):
        super().import_models()
        from django.contrib.auth.models import AbstractUser
        from django.db import models

        class User(AbstractUser):
            email = models.EmailField("email address", unique=True)

            class Meta(AbstractUser.Meta):
                app_label = "people"

        self.models_module = sys.modules["django_site"]
        self.models_module.User = User


def start(apps=(), middleware=(), templates=None, **more):
    """Configure Django with the script itself as its URL configuration, and make the tables and two people."""
    settings.configure(
        SECRET_KEY="a-secret-key-of-the-site-for-recording-0123456789", ALLOWED_HOSTS=["app.example"],
        ROOT_URLCONF="__main__", AUTH_USER_MODEL="people.User", USE_TZ=True, LANGUAGE_CODE="en-us", SITE_ID=1,
        INSTALLED_APPS=["django.contrib.admin", "django.contrib.auth", "django.contrib.contenttypes",
                        "django.contrib.sessions", "django.contrib.messages", "django.contrib.sites",
                        "django_site.People", *apps],
        MIDDLEWARE=["django.contrib.sessions.middleware.SessionMiddleware",
                    "django.middleware.locale.LocaleMiddleware", "django.middleware.common.CommonMiddleware",
                    "django.middleware.csrf.CsrfViewMiddleware",
                    "django.contrib.auth.middleware.AuthenticationMiddleware",
                    "django.contrib.messages.middleware.MessageMiddleware", *middleware],
        DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
        MIGRATION_MODULES=NoMigrations(), AUTH_PASSWORD_VALIDATORS=VALIDATORS, LOGGING_CONFIG=None,
        PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"], LOGIN_REDIRECT_URL="/",
        EMAIL_BACKEND="django.core.mail.backends.locmem.EmailBackend",
        TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "OPTIONS": {
            "context_processors": ["django.template.context_processors.request",
                                   "django.contrib.auth.context_processors.auth",
                                   "django.contrib.messages.context_processors.messages"],
            "loaders": [("django.template.loaders.locmem.Loader", templates or {}),
                        "django.template.loaders.app_directories.Loader"]}}], **more)
    django.setup()
    logging.disable(logging.CRITICAL)
    from django.core import mail, management
    mail.outbox = []
    management.call_command("migrate", run_syncdb=True, verbosity=0)
    User = sys.modules["django_site"].User
    mina = User.objects.create_user("mina", "mina@example.com", PASSWORD)
    User.objects.create_user("joon", "joon@example.com", PASSWORD, is_active=False)
    return mina


def client(**named):
    """A test client as a browser or an app would be: it gets the answer that the server would send."""
    from django.test import Client
    return Client(raise_request_exception=False, SERVER_NAME="app.example", **named)


def keep(recorder, provoked, response, **label):
    recorder.answer(provoked, response.status_code, response.headers, response.content, **label)
