// Package authcopy turns the error of a provider into a problem (RFC 9457) in the person's language.
package authcopy

import (
	_ "embed"
	"encoding/json"
	"errors"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"strings"
	"time"
)

//go:embed fallback.json
var fallbackFile []byte

var fallback struct {
	DefaultLocale string
	Locales       map[string]string
	Problems      map[string]json.RawMessage
}

var client = http.Client{Timeout: time.Second}

func init() {
	if err := json.Unmarshal(fallbackFile, &fallback); err != nil {
		panic(err)
	}
}

// ProviderError is the response of a provider, or the text of an error.
type ProviderError struct {
	Provider, Flow, Body string
	Status               int
	RetryAfter           string
}

func (e ProviderError) Error() string { return e.Provider + " refused" }

// Respond writes the problem for an error of a provider.
func Respond(w http.ResponseWriter, r *http.Request, e ProviderError) {
	languages := r.Header.Get("Accept-Language")
	body, header, err := ask(e, languages)
	if err != nil {
		log.Print("AuthCopy: ", err)
		locale := fallbackLocale(languages)
		body, header = fallback.Problems[locale], http.Header{"Content-Language": {locale}, "Cache-Control": {"no-store"}}
	}
	var problem struct{ Status int }
	if json.Unmarshal(body, &problem) != nil {
		problem.Status = http.StatusInternalServerError
	}
	for _, name := range []string{"Content-Language", "Retry-After", "Cache-Control"} {
		if value := header.Get(name); value != "" {
			w.Header().Set(name, value)
		}
	}
	if problem.Status == http.StatusUnauthorized {
		w.Header().Set("WWW-Authenticate", "Session")
	}
	w.Header().Set("Content-Type", "application/problem+json")
	w.WriteHeader(problem.Status)
	w.Write(body)
}

func ask(e ProviderError, languages string) ([]byte, http.Header, error) {
	query := url.Values{"flow": {e.Flow}}
	if e.Status != 0 {
		query.Set("status", strconv.Itoa(e.Status))
	}
	if e.RetryAfter != "" {
		query.Set("retryAfter", e.RetryAfter)
	}
	address := os.Getenv("AUTH_COPY_URL") + "/v1/errors/" + e.Provider + "?" + query.Encode()
	request, err := http.NewRequest(http.MethodPost, address, strings.NewReader(e.Body))
	if err != nil {
		return nil, nil, err
	}
	request.Header.Set("Accept", "application/problem+json")
	request.Header.Set("Accept-Language", languages)
	response, err := client.Do(request)
	if err != nil {
		return nil, nil, err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, nil, err
	}
	// A problem without a kind is about the request itself, such as an unknown provider.
	var problem struct{ Kind string }
	if json.Unmarshal(body, &problem) != nil || problem.Kind == "" {
		return nil, nil, errors.New(string(body))
	}
	return body, response.Header, nil
}

// fallbackLocale returns the first language of Accept-Language that has a built-in problem.
func fallbackLocale(languages string) string {
	best, quality := fallback.DefaultLocale, 0.0
	for _, part := range strings.Split(strings.ToLower(strings.ReplaceAll(languages, " ", "")), ",") {
		tag, weight, hasWeight := strings.Cut(part, ";q=")
		weighted, err := strconv.ParseFloat(weight, 64)
		if !hasWeight {
			weighted, err = 1, nil
		}
		if err != nil || weighted <= quality {
			continue
		}
		// ko-kr, then ko
		for tag != "" {
			if locale, known := fallback.Locales[tag]; known {
				best, quality = locale, weighted
				break
			}
			end := strings.LastIndex(tag, "-")
			if end < 0 {
				break
			}
			tag = tag[:end]
		}
	}
	return best
}
