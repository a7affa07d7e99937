// Firebase's REST API with net/http
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"log"
	"net/http"
	"os"
	"time"

	"example/authcopy"
)

var firebase = http.Client{Timeout: 5 * time.Second}

func signIn(r *http.Request) error {
	var form struct{ Email, Password string }
	if err := json.NewDecoder(r.Body).Decode(&form); err != nil {
		return err
	}
	body, err := json.Marshal(map[string]any{"email": form.Email, "password": form.Password, "returnSecureToken": true})
	if err != nil {
		return err
	}
	address := os.Getenv("FIREBASE_URL") + "?key=" + os.Getenv("FIREBASE_API_KEY")
	response, err := firebase.Post(address, "application/json", bytes.NewReader(body))
	if err != nil {
		// Firebase was not reached.
		return authcopy.ProviderError{Provider: "firebase", Flow: "signIn", Status: http.StatusServiceUnavailable}
	}
	defer response.Body.Close()
	if response.StatusCode == http.StatusOK {
		return nil
	}
	refusal, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	return authcopy.ProviderError{
		Provider: "firebase", Flow: "signIn", Body: string(refusal), Status: response.StatusCode,
		RetryAfter: response.Header.Get("Retry-After"),
	}
}

func main() {
	http.HandleFunc("/sign-in", func(w http.ResponseWriter, r *http.Request) {
		err := signIn(r)
		var refusal authcopy.ProviderError
		switch {
		case err == nil:
			w.WriteHeader(http.StatusNoContent)
		case errors.As(err, &refusal):
			authcopy.Respond(w, r, refusal)
		default:
			http.Error(w, "", http.StatusBadRequest)
		}
	})
	log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Getenv("PORT"), nil))
}
