// What Go's HTTP client, golang.org/x/oauth2, go-oidc and golang-jwt say when signing in fails.
package main

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"time"

	"github.com/coreos/go-oidc"
	"github.com/golang-jwt/jwt"
	"golang.org/x/oauth2"
	"golang.org/x/oauth2/clientcredentials"
)

type label map[string]interface{}

func say(provoked string, err error, kind string, more label) {
	if err == nil {
		panic(provoked + " gave no error")
	}
	line := label{"text": err.Error(), "repr": fmt.Sprintf("%#v", err), "kind": kind}
	if strings.Contains(line["repr"].(string), "0x") { // addresses in memory tell nothing
		line["repr"] = fmt.Sprintf("%T: %v", err, err)
	}
	for key, value := range more {
		line[key] = value
	}
	text, _ := json.Marshal(line)
	name, _ := json.Marshal(provoked)
	fmt.Printf("{\"provoked\":%s,%s\n", name, text[1:])
}

func network() {
	var cases []struct {
		Provoked, Url, Kind string
		Also                []string
	}
	if err := json.Unmarshal([]byte(os.Getenv("CASES")), &cases); err != nil {
		panic(err)
	}
	authority, _ := os.ReadFile(os.Getenv("AUTHORITY"))
	pool := x509.NewCertPool()
	pool.AppendCertsFromPEM(authority)
	client := http.Client{Timeout: time.Second, Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: pool}}}
	for _, one := range cases {
		answer, err := client.Post(one.Url, "application/json", strings.NewReader("{}"))
		if err == nil {
			var body []byte
			body, err = io.ReadAll(answer.Body)
			if err == nil {
				var token struct{ AccessToken string }
				err = json.Unmarshal(body, &token)
			}
		}
		say(one.Provoked, err, one.Kind, label{"also": one.Also})
	}
}

func exchange() {
	background := context.Background()
	config := func(path, id, secret string) *oauth2.Config {
		return &oauth2.Config{ClientID: id, ClientSecret: secret, RedirectURL: "https://shop.example.com/callback",
			Endpoint: oauth2.Endpoint{TokenURL: path, AuthStyle: oauth2.AuthStyleInParams}}
	}
	oauth, web := os.Getenv("OAUTH")+"/token", os.Getenv("WEB")
	signIn := label{"provider": "oauth", "flow": "signIn"}
	_, err := config(oauth, "shop", "s3cret").Exchange(background, "forged")
	say("a forged code", err, "flowExpired", signIn)
	_, err = config(oauth, "shop", "wrong").Exchange(background, "good")
	say("a wrong client secret", err, "misconfigured", signIn)
	_, err = config(oauth, "shop", "s3cret").PasswordCredentialsToken(background, "mina@example.com", "wrong")
	say("a wrong password", err, "invalidCredentials", signIn)
	old := &oauth2.Token{RefreshToken: "old", Expiry: time.Unix(1, 0)}
	_, err = config(oauth, "shop", "s3cret").TokenSource(background, old).Token()
	say("an old refresh token", err, "sessionExpired", label{"provider": "oauth", "flow": "refresh"})
	_, err = config(oauth, "shop", "s3cret").TokenSource(background, &oauth2.Token{}).Token()
	say("no refresh token", err, "sessionExpired", label{"provider": "oauth", "flow": "refresh",
		"also": []string{"notSignedIn", "invalidRequest"}})
	scopes := clientcredentials.Config{ClientID: "shop", ClientSecret: "s3cret", TokenURL: oauth,
		Scopes: []string{"admin"}}
	_, err = scopes.Token(background)
	say("a scope that is unknown", err, "misconfigured", label{"provider": "oauth", "also": []string{"invalidRequest"}})
	for _, row := range [][]string{{"a page instead of a token", "/page", "invalidProviderResponse"},
		{"a token answer without a token", "/nothing", "invalidProviderResponse"},
		{"status 429 instead of a token", "/429", "tooManyAttempts"},
		{"status 502 instead of a token", "/502", "providerUnavailable"}} {
		_, err = config(web+row[1], "shop", "s3cret").Exchange(background, "good")
		say(row[0], err, row[2], signIn)
	}
}

func signed(key *ecdsa.PrivateKey, changes jwt.MapClaims) string {
	claims := jwt.MapClaims{"iss": "https://login.example.com", "aud": "shop", "sub": "mina",
		"exp": time.Now().Add(time.Hour).Unix()}
	for name, value := range changes {
		claims[name] = value
	}
	text, err := jwt.NewWithClaims(jwt.SigningMethodES256, claims).SignedString(key)
	if err != nil {
		panic(err)
	}
	return text
}

// keys takes the signature for good, so that the claims behind it are read.
type keys struct{}

func (keys) VerifySignature(_ context.Context, token string) ([]byte, error) {
	parsed, _, err := new(jwt.Parser).ParseUnverified(token, jwt.MapClaims{})
	if err != nil {
		return nil, err
	}
	return json.Marshal(parsed.Claims)
}

func tokens() {
	key, _ := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	other, _ := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	none, _ := jwt.New(jwt.SigningMethodNone).SignedString(jwt.UnsafeAllowNoneSignatureType)
	secret, _ := jwt.New(jwt.SigningMethodHS256).SignedString([]byte("s3cret"))
	oidcConfig := &oidc.Config{ClientID: "shop", SupportedSigningAlgs: []string{"ES256"}, Now: func() time.Time {
		return time.Unix(1800000000, 0)
	}}
	late := jwt.MapClaims{"exp": 1900000000}
	with := func(name string, value interface{}) string {
		return signed(key, jwt.MapClaims{"exp": late["exp"], name: value})
	}
	for _, row := range []struct {
		provoked, token, kind string
		also                  []string
	}{
		{"an ID token that has expired", with("exp", 1700000000), "externalSignInRejected", []string{"flowExpired"}},
		{"an ID token for another app", with("aud", "other"), "securityCheckFailed", []string{"misconfigured"}},
		{"an ID token of another issuer", with("iss", "https://evil.example.com"), "securityCheckFailed", nil},
		{"an ID token that is not yet valid", with("nbf", 1890000000), "securityCheckFailed",
			[]string{"externalSignInRejected"}},
		{"an ID token of another algorithm", secret, "securityCheckFailed", nil},
		{"an ID token that is none", "forged", "securityCheckFailed",
			[]string{"invalidProviderResponse", "externalSignInRejected"}},
	} {
		_, err := oidc.NewVerifier("https://login.example.com", keys{}, oidcConfig).Verify(context.Background(), row.token)
		say(row.provoked, err, row.kind, label{"provider": "oauth", "flow": "signIn", "also": row.also})
	}
	_, err := oidc.NewProvider(context.Background(), os.Getenv("WEB")+"/page")
	say("an issuer without a configuration", err, "misconfigured", label{"provider": "oauth",
		"also": []string{"providerUnavailable", "invalidProviderResponse"}})
	find := func(*jwt.Token) (interface{}, error) { return &key.PublicKey, nil }
	for _, row := range []struct {
		provoked, token, kind string
		also                  []string
	}{
		{"a session token of another key", signed(other, nil), "securityCheckFailed", []string{"sessionExpired"}},
		{"a session token that is not yet valid", with("nbf", 1900000000), "securityCheckFailed",
			[]string{"sessionExpired"}},
		{"a session token issued in the future", with("iat", 1900000000), "securityCheckFailed",
			[]string{"sessionExpired"}},
		{"a session token of two parts", "eyJhbGciOiJFUzI1NiJ9.e30", "sessionExpired",
			[]string{"invalidRequest", "securityCheckFailed"}},
		{"a session token that is no base64", "a!b.c.d", "sessionExpired",
			[]string{"invalidRequest", "securityCheckFailed"}},
		{"a session token without an algorithm", none, "securityCheckFailed", nil},
	} {
		_, err := jwt.Parse(row.token, find)
		say(row.provoked, err, row.kind, label{"provider": "oauth", "also": row.also})
	}
}

func main() {
	network()
	exchange()
	tokens()
}
