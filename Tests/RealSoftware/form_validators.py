"""Libraries that check a sign-up form: marshmallow, Cerberus, voluptuous, jsonschema, WTForms, email-validator."""

import json

import cerberus
import email_validator
import jsonschema
import marshmallow
import voluptuous
import wtforms
from marshmallow import fields, validate
from werkzeug.datastructures import MultiDict
from wtforms import validators

from recording import Recorder, provoked_by

GOOD = {"email": "hong@example.com", "username": "hong", "password": "correct horse battery 9",
        "confirm": "correct horse battery 9"}
NAME = r"^[a-z0-9_]+$"
TAKEN = {"mina"}
recorder = Recorder("form-validators", "any", ["marshmallow", "Cerberus", "voluptuous", "jsonschema", "WTForms",
                                               "email-validator"])


# The same form in each library.
class Schema(marshmallow.Schema):
    email = fields.Email(required=True)
    username = fields.Str(required=True, validate=[validate.Length(min=3, max=20), validate.Regexp(NAME)])
    password = fields.Str(required=True, validate=validate.Length(min=8))
    confirm = fields.Str(required=True)
    birth_date = fields.Date()
    age = fields.Int(validate=validate.Range(min=14))
    plan = fields.Str(validate=validate.OneOf(["free", "team"]))

    @marshmallow.validates_schema
    def same(self, data, **_):
        if data["password"] != data["confirm"]:
            raise marshmallow.ValidationError("Passwords must match.", "confirm")

    @marshmallow.validates("username")
    def free(self, value, **_):
        if value in TAKEN:
            raise marshmallow.ValidationError("Username already taken.")


CERBERUS = cerberus.Validator({
    "email": {"type": "string", "required": True, "empty": False, "regex": r"^[^@\s]+@[^@\s]+\.[a-z]+$"},
    "username": {"type": "string", "required": True, "minlength": 3, "maxlength": 20, "regex": NAME},
    "password": {"type": "string", "required": True, "minlength": 8}, "confirm": {"type": "string"},
    "birth_date": {"type": "date"}, "age": {"type": "integer", "min": 14}, "plan": {"allowed": ["free", "team"]}})
VOLUPTUOUS = voluptuous.Schema({
    voluptuous.Required("email"): voluptuous.All(str, voluptuous.Email()),
    voluptuous.Required("username"): voluptuous.All(str, voluptuous.Length(min=3, max=20), voluptuous.Match(NAME)),
    voluptuous.Required("password"): voluptuous.All(str, voluptuous.Length(min=8)), "confirm": str,
    "birth_date": voluptuous.Date(), "age": voluptuous.All(int, voluptuous.Range(min=14)),
    "plan": voluptuous.In(["free", "team"])})
JSON_SCHEMA = {"type": "object", "required": ["email", "username", "password"], "additionalProperties": False,
               "properties": {
                   "email": {"type": "string", "format": "email"}, "confirm": {"type": "string"},
                   "username": {"type": "string", "minLength": 3, "maxLength": 20, "pattern": NAME},
                   "password": {"type": "string", "minLength": 8}, "birth_date": {"type": "string", "format": "date"},
                   "age": {"type": "integer", "minimum": 14}, "plan": {"enum": ["free", "team"]}}}


class Form(wtforms.Form):
    email = wtforms.EmailField(validators=[validators.InputRequired(), validators.Email()])
    username = wtforms.StringField(validators=[validators.DataRequired(), validators.Length(3, 20),
                                               validators.Regexp(NAME), validators.NoneOf(["admin"])])
    password = wtforms.PasswordField(validators=[validators.InputRequired(), validators.Length(min=8)])
    confirm = wtforms.PasswordField(validators=[validators.EqualTo("password")])
    birth_date = wtforms.DateField(validators=[validators.Optional()])
    age = wtforms.IntegerField(validators=[validators.Optional(), validators.NumberRange(min=14)])
    plan = wtforms.SelectField(choices=["free", "team"], default="free")
    terms = wtforms.BooleanField(default=True)

    def validate_username(self, field):
        if field.data in TAKEN:
            raise validators.ValidationError("This username is already taken.")


def with_cerberus(values):
    assert not CERBERUS.validate(values), values
    return CERBERUS.errors


def with_wtforms(values):
    form = Form(MultiDict({"plan": "free", **values}))
    assert not form.validate(), values
    return form.errors


def keep(provoked, made, **label):
    label = {"flow": "signUp", **label}
    if isinstance(made, Exception):
        recorder.raised(provoked, made, **label)
    else:
        recorder.printed(provoked, json.dumps(made, ensure_ascii=False), form="json", **label)


LIBRARIES = {
    "marshmallow": lambda values: provoked_by(Schema().load, values), "Cerberus": with_cerberus,
    "voluptuous": lambda values: provoked_by(VOLUPTUOUS, values),
    "jsonschema": lambda values: provoked_by(jsonschema.validate, values, JSON_SCHEMA,
                                             format_checker=jsonschema.FormatChecker()),
    "WTForms": with_wtforms}
ALL = tuple(LIBRARIES)
# What is wrong, the values that differ from good ones (None: left out), the libraries that check it, label.
TABLE = [
    ("malformed e-mail", {"email": "hong"}, ALL, dict(kind="invalidEmail", field="email")),
    ("no e-mail", {"email": None}, ALL, dict(kind="missingField", field="email")),
    ("no password", {"password": None, "confirm": None}, ALL, dict(kind="missingField", field="password")),
    ("short password", {"password": "xK9!", "confirm": "xK9!"}, ALL,
     dict(kind="weakPassword", field="password", arguments={"minLength": 8})),
    ("short user name", {"username": "h"}, ALL, dict(kind="invalidField", field="username",
                                                   arguments={"minLength": 3})),
    ("long user name", {"username": "h" * 30}, ALL, dict(kind="invalidField", field="username",
                                                       arguments={"maxLength": 20})),
    ("a user name with a space", {"username": "hong gil"}, ALL,
     dict(kind="invalidFormat", also=["invalidField"], field="username")),
    ("a birth date that there is not", {"birth_date": "1999-02-31"}, ALL, dict(kind="invalidField",
                                                                              field="birthDate")),
    ("too young", {"age": 12}, ALL, dict(kind="ageRestricted", also=["invalidField"])),
    ("an unknown choice", {"plan": "gold"}, ALL, dict(kind="valueNotAllowed", also=["invalidField"])),
    ("passwords differ", {"confirm": "other horse battery 9"}, ("marshmallow", "WTForms"),
     dict(kind="fieldMismatch", field="passwordConfirmation")),
    ("taken user name", {"username": "mina"}, ("marshmallow", "WTForms"),
     dict(kind="accountAlreadyExists", field="username")),
    ("a reserved user name", {"username": "admin"}, ("WTForms",), dict(kind="valueNotAllowed", field="username")),
    ("a field that there is not", {"role": "admin"}, ALL[:4], dict(kind="invalidRequest")),
    ("an e-mail that is a number", {"email": 7}, ALL[:4],
     dict(kind="invalidEmail", also=["invalidField", "invalidRequest"], field="email")),
    ("malformed e-mail and short password", {"email": "x", "password": "x", "confirm": "x"},
     ("marshmallow", "Cerberus", "WTForms"), dict(kind="invalidEmail", also=["weakPassword"], field="email")),
    ("all left out", dict.fromkeys(GOOD), ("marshmallow", "Cerberus", "WTForms"),
     dict(kind="missingField", field="email")),
]
for provoked, changed, libraries, label in TABLE:
    values = {key: value for key, value in {**GOOD, **changed}.items() if value is not None}
    for library in libraries:
        if provoked.endswith("user name") and "arguments" in label and library in ("marshmallow", "WTForms"):
            both = {"arguments": {"minLength": 3, "maxLength": 20}}  # their sentence tells both
        else:
            both = {}
        keep(f"{library}: {provoked}", LIBRARIES[library](values), **{**label, **both})
keep("marshmallow: a body that is a list", provoked_by(Schema().load, ["hong"]), kind="invalidRequest")
keep("marshmallow: a body that is no JSON", provoked_by(Schema().loads, "email=hong"), kind="invalidRequest")
keep("voluptuous: no object", provoked_by(VOLUPTUOUS, "hong"), kind="invalidRequest")

# email-validator, as a handler calls it itself
for provoked, address, options, kind, also in [
    ("no @", "hong.example.com", {}, "invalidEmail", ()),
    ("a domain without a dot", "hong@example", {}, "invalidEmail", ()),
    ("two dots", "hong..gil@naver.com", {}, "invalidEmail", ()),
    ("a space", "hong gil@naver.com", {}, "invalidEmail", ()),
    ("a comma for a dot", "hong@naver,com", {}, "invalidEmail", ()),
    ("nothing after @", "hong@", {}, "invalidEmail", ()),
    ("nothing before @", "@naver.com", {}, "invalidEmail", ()),
    ("a name in front of the address", "Hong <hong@naver.com>", {}, "invalidEmail", ()),
    ("too many characters", "h" * 300 + "@naver.com", {}, "invalidEmail", ("invalidField",)),
    ("an address for tests", "hong@site.test", {}, "emailNotAccepted", ("invalidEmail",)),
    ("letters beyond ASCII, where they are not allowed", "홍@naver.com", {"allow_smtputf8": False}, "invalidEmail",
     ("emailNotAccepted",)),
]:
    keep(f"email-validator: {provoked}", provoked_by(email_validator.validate_email, address,
                                                     check_deliverability=False, **options),
         kind=kind, also=also, field="email")
recorder.save()
