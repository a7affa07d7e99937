// go run client.go http://127.0.0.1:8080
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"
)

func show(method, path, language, body string) {
	request, err := http.NewRequest(method, os.Args[1]+"/v1/errors"+path, strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Accept-Language", language)
	request.Header.Set("Content-Type", "application/json")
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer answer.Body.Close()
	var copy struct{ Title, Message string }
	if err := json.NewDecoder(answer.Body).Decode(&copy); err != nil || answer.StatusCode != http.StatusOK {
		log.Fatal(answer.Status, err)
	}
	fmt.Printf("%s\n%s\n", copy.Title, copy.Message)
}

func main() {
	// A code that the provider's SDK gave, in the language of the person who will read it.
	show("GET", "/firebase/auth/too-many-requests?seconds=30", "ko", "")
	// The error body that the provider sent, as it came.
	show("POST", "/facebook?locale=ja", "", `{"error":{"code":190,"error_subcode":463}}`)
}
