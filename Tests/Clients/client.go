// go run client.go http://127.0.0.1:8080
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

func main() {
	client := http.Client{Timeout: 5 * time.Second}
	url := os.Args[1] + "/v1/errors"

	// A code that the provider's SDK gave, in the language of the person who will read it.
	request, _ := http.NewRequest("GET", url+"/firebase/auth/too-many-requests?seconds=30", nil)
	request.Header.Set("Accept-Language", "ko")
	show(client.Do(request))

	// The error body that the provider sent, as it came.
	body := strings.NewReader(`{"error":{"code":190,"error_subcode":463}}`)
	show(client.Post(url+"/facebook?locale=ja", "application/json", body))
}

func show(answer *http.Response, err error) {
	if err != nil {
		log.Fatal(err)
	}
	defer answer.Body.Close()
	var words struct{ Title, Message string }
	if err := json.NewDecoder(answer.Body).Decode(&words); err != nil || answer.StatusCode != 200 {
		log.Fatal(answer.Status, err)
	}
	fmt.Println(words.Title + "\n" + words.Message)
}
