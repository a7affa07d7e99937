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

	// A code from the provider's SDK; the response is in the user's language.
	request, _ := http.NewRequest("GET", url+"/firebase/auth/too-many-requests?seconds=30", nil)
	request.Header.Set("Accept-Language", "ko")
	show(client.Do(request))

	// The unchanged error body from the provider.
	body := strings.NewReader(`{"error":{"code":190,"error_subcode":463}}`)
	show(client.Post(url+"/facebook?locale=ja", "application/json", body))
}

func show(response *http.Response, err error) {
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var texts struct{ Title, Message string }
	if err := json.NewDecoder(response.Body).Decode(&texts); err != nil || response.StatusCode != 200 {
		log.Fatal(response.Status, err)
	}
	fmt.Println(texts.Title + "\n" + texts.Message)
}
