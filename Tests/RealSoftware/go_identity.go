// What gin-jwt, gorilla/csrf, validator, otp, Duo Labs' webauthn and go-ldap say when signing in fails.
package main

import (
	"bytes"
	"crypto/tls"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"time"

	ginjwt "github.com/appleboy/gin-jwt"
	"github.com/duo-labs/webauthn/protocol"
	"github.com/duo-labs/webauthn/webauthn"
	"github.com/gin-gonic/gin"
	"github.com/go-ldap/ldap"
	"github.com/go-playground/validator/v10"
	"github.com/golang-jwt/jwt"
	"github.com/gorilla/csrf"
	"github.com/pquerna/otp/totp"
)

type label map[string]interface{}

func say(provoked string, forms label, kind string, more label) {
	line := label{"kind": kind}
	for _, values := range []label{forms, more} {
		for key, value := range values {
			line[key] = value
		}
	}
	text, _ := json.Marshal(line)
	name, _ := json.Marshal(provoked)
	fmt.Printf("{\"provoked\":%s,%s\n", name, text[1:])
}

func failed(provoked string, err error, kind string, more label) {
	if err == nil {
		panic(provoked + " gave no error")
	}
	say(provoked, label{"text": err.Error()}, kind, more)
}

func answered(provoked string, handler http.Handler, request *http.Request, kind string, more label) {
	answer := httptest.NewRecorder()
	handler.ServeHTTP(answer, request)
	if answer.Code < 400 {
		panic(provoked + " was taken")
	}
	headers := label{}
	for name, values := range answer.Header() {
		headers[name] = values[0]
	}
	say(provoked, label{"body": answer.Body.String(), "status": answer.Code, "headers": headers}, kind, more)
}

func request(method, path, body string, headers ...string) *http.Request {
	made := httptest.NewRequest(method, path, strings.NewReader(body))
	made.Header.Set("Content-Type", "application/json")
	for at := 0; at < len(headers); at += 2 {
		made.Header.Set(headers[at], headers[at+1])
	}
	return made
}

// gin-jwt
func sessions() {
	gin.SetMode(gin.ReleaseMode)
	secret := []byte("a secret of thirty-two characters or more")
	settings := &ginjwt.GinJWTMiddleware{Realm: "shop", Key: secret, Timeout: time.Hour, IdentityKey: "sub",
		Authenticator: func(context *gin.Context) (interface{}, error) {
			var form struct {
				Username string `json:"username" binding:"required"`
				Password string `json:"password" binding:"required"`
			}
			if context.ShouldBindJSON(&form) != nil {
				return nil, ginjwt.ErrMissingLoginValues
			}
			return nil, ginjwt.ErrFailedAuthentication
		},
		Authorizator: func(data interface{}, context *gin.Context) bool { return data == "admin" }}
	middleware, err := ginjwt.New(settings)
	if err != nil {
		panic(err)
	}
	site := gin.New()
	site.POST("/login", middleware.LoginHandler)
	site.GET("/refresh", middleware.RefreshHandler)
	site.GET("/me", middleware.MiddlewareFunc(), func(context *gin.Context) {})
	bearer := func(key []byte, changes jwt.MapClaims) string {
		claims := jwt.MapClaims{"sub": "mina", "exp": time.Now().Unix() + 600, "orig_iat": time.Now().Unix()}
		for name, value := range changes {
			claims[name] = value
		}
		text, err := jwt.NewWithClaims(jwt.SigningMethodHS256, claims).SignedString(key)
		if err != nil {
			panic(err)
		}
		return "Bearer " + text
	}
	signIn := label{"flow": "signIn"}
	answered("gin-jwt: a wrong password", site, request("POST", "/login", `{"username":"mina","password":"wrong"}`),
		"invalidCredentials", signIn)
	answered("gin-jwt: no password", site, request("POST", "/login", `{"username":"mina"}`), "missingField",
		label{"flow": "signIn", "field": "password"})
	for _, row := range []struct {
		provoked, header, kind string
		also                   []string
	}{
		{"no token", "", "notSignedIn", nil},
		{"a header of another kind", "Basic bWluYQ==", "invalidRequest", []string{"notSignedIn"}},
		{"an expired token", bearer(secret, jwt.MapClaims{"exp": 1700000000}), "sessionExpired", nil},
		{"a token of another secret", bearer([]byte("another secret"), nil), "securityCheckFailed",
			[]string{"sessionExpired"}},
		{"text that is no token", "Bearer abc", "invalidRequest", []string{"securityCheckFailed", "sessionExpired"}},
		{"not the rights", bearer(secret, nil), "blockedByPolicy", []string{"permissionDenied"}},
	} {
		made := request("GET", "/me", "")
		if row.header != "" {
			made.Header.Set("Authorization", row.header)
		}
		answered("gin-jwt: "+row.provoked, site, made, row.kind, label{"also": row.also})
	}
	old := request("GET", "/refresh", "", "Authorization", bearer(secret, jwt.MapClaims{"orig_iat": 1700000000}))
	answered("gin-jwt: too old for another token", site, old, "sessionExpired", label{"flow": "refresh"})
	_, err = ginjwt.New(&ginjwt.GinJWTMiddleware{Realm: "shop"})
	failed("gin-jwt: no secret", err, "misconfigured", nil)
}

// gorilla/csrf, validator
func forms() {
	site := csrf.Protect([]byte("a secret of thirty-two characters"[:32]))(http.NotFoundHandler())
	check := "securityCheckFailed"
	answered("gorilla/csrf: no token", site, request("POST", "https://shop.example.com/login", "",
		"Referer", "https://shop.example.com/"), check, nil)
	answered("gorilla/csrf: a call from another site", site, request("POST", "https://shop.example.com/login", "",
		"Referer", "https://evil.example.com/"), check, nil)
	answered("gorilla/csrf: no referrer", site, request("POST", "https://shop.example.com/login", ""), check, nil)

	type form struct {
		Email           string `validate:"required,email"`
		Password        string `validate:"required,min=8"`
		ConfirmPassword string `validate:"eqfield=Password"`
		Phone           string `validate:"omitempty,e164"`
	}
	good := form{"mina@example.com", "right-password", "right-password", ""}
	for _, row := range []struct {
		provoked, kind, field string
		change                func(*form)
		also                  []string
	}{
		{"no address", "missingField", "email", func(form *form) { form.Email = "" }, nil},
		{"a malformed address", "invalidEmail", "email", func(form *form) { form.Email = "mina@" }, nil},
		{"a short password", "weakPassword", "password", func(form *form) {
			form.Password, form.ConfirmPassword = "abc", "abc"
		}, []string{"invalidField"}},
		{"another password the second time", "fieldMismatch", "passwordConfirmation", func(form *form) {
			form.ConfirmPassword = "wrong-password"
		}, []string{"invalidField"}},
		{"a number that is none", "invalidPhoneNumber", "phoneNumber", func(form *form) { form.Phone = "abc" }, nil},
	} {
		changed := good
		row.change(&changed)
		failed("validator: "+row.provoked, validator.New().Struct(changed), row.kind,
			label{"flow": "signUp", "field": row.field, "also": row.also})
	}
}

// otp, webauthn
func factors() {
	_, err := totp.ValidateCustom("12345", "JBSWY3DPEHPK3PXP", time.Now(), totp.ValidateOpts{Digits: 6})
	failed("otp: a code of five digits", err, "invalidVerificationCode", label{"flow": "signIn", "field": "code"})
	_, err = totp.GenerateCode("secret!1", time.Now())
	failed("otp: a secret that is no base32", err, "misconfigured", nil)
	_, err = totp.Generate(totp.GenerateOpts{AccountName: "mina"})
	failed("otp: no issuer", err, "misconfigured", nil)

	passkey := func(more label) label {
		values := label{"provider": "webauthn"}
		for name, value := range more {
			values[name] = value
		}
		return values
	}
	described := func(provoked string, err error, kind string, more label) {
		if failure, ok := err.(*protocol.Error); ok {
			err = fmt.Errorf("%s: %s: %s", failure.Type, failure.Details, failure.DevInfo)
		}
		failed("webauthn: "+provoked, err, kind, passkey(more))
	}
	_, err = webauthn.New(&webauthn.Config{RPDisplayName: "Shop"})
	described("no id of the site", err, "misconfigured", nil)
	_, err = protocol.ParseCredentialCreationResponseBody(bytes.NewReader([]byte("hello")))
	described("a body that is no JSON", err, "invalidRequest", label{"flow": "signUp"})
	_, err = protocol.ParseCredentialCreationResponseBody(bytes.NewReader([]byte(`{"type":"public-key"}`)))
	described("a body without an id", err, "invalidRequest", label{"flow": "signUp"})
	_, err = protocol.ParseCredentialRequestResponseBody(bytes.NewReader([]byte(`{"id":"YWJj","type":"password"}`)))
	described("a response of another type", err, "invalidRequest", label{"flow": "signIn"})
	client := protocol.CollectedClientData{Type: "webauthn.get", Challenge: "abc", Origin: "https://evil.example.com"}
	challenge := protocol.Challenge("abc").String()
	described("another challenge", client.Verify(challenge, protocol.AssertCeremony, "https://shop.example.com"),
		"securityCheckFailed", label{"flow": "signIn", "also": []string{"flowExpired"}})
	client.Challenge = challenge
	described("another site", client.Verify(challenge, protocol.AssertCeremony, "https://shop.example.com"),
		"securityCheckFailed", label{"flow": "signIn", "also": []string{"misconfigured"}})
	described("a sign-in where a new passkey is wanted", client.Verify(challenge, protocol.CreateCeremony,
		"https://evil.example.com"), "securityCheckFailed", label{"flow": "signUp", "also": []string{"invalidRequest"}})
	var data protocol.AuthenticatorData
	described("data that ends early", data.Unmarshal([]byte("abc")), "invalidRequest",
		label{"also": []string{"securityCheckFailed"}})
}

// go-ldap
func bind(address, name, password string) (*ldap.Conn, error) {
	ldap.DefaultTimeout = time.Second
	client, err := ldap.DialURL(address, ldap.DialWithTLSConfig(&tls.Config{ServerName: "127.0.0.1"}))
	if err != nil {
		return nil, err
	}
	client.SetTimeout(time.Second)
	return client, client.Bind(name, password)
}

func people() {
	url, good, folder := os.Getenv("LDAP"), "correct horse battery 9", ",ou=people,dc=example,dc=com"
	signIn := label{"flow": "signIn"}
	_, err := bind(url, "uid=mina"+folder, "wrong")
	failed("go-ldap: a wrong password", err, "invalidCredentials", signIn)
	_, err = bind(url, "uid=mina"+folder, "")
	failed("go-ldap: an empty password", err, "missingField", label{"flow": "signIn", "field": "password"})
	client, err := bind(url, "uid=mina"+folder, good)
	if err != nil {
		panic(err)
	}
	change := ldap.NewModifyRequest("uid=mina"+folder, nil)
	change.Replace("userPassword", []string{"short"})
	failed("go-ldap: a weak new password", client.Modify(change), "weakPassword",
		label{"flow": "change", "field": "newPassword"})
	for _, row := range []struct{ provoked, server, kind string }{
		{"a server that refuses connections", "CLOSED", "providerUnavailable"},
		{"a server that does not answer in time", "SILENT", "timedOut"},
		{"a server that hangs up", "HANGUP", "networkUnavailable"},
		{"a certificate that no authority signed", "LDAPS", "secureConnectionFailed"},
	} {
		address := strings.Replace(os.Getenv(row.server), "http", "ldap", 1)
		_, err = bind(address, "uid=mina"+folder, good)
		failed("go-ldap: "+row.provoked, err, row.kind, nil)
	}
}

func main() {
	sessions()
	forms()
	factors()
	people()
}
