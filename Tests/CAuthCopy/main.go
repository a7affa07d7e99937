package main

import (
	"encoding/json"
	"fmt"
	"log"

	"example/authcopy"
)

func main() {
	result, err := authcopy.Read("kakao", []byte("error=KOE320"), map[string]any{"locale": "ko, en"})
	if err != nil {
		log.Fatal(err)
	}
	var copy struct{ Title string }
	if err := json.Unmarshal(result, &copy); err != nil {
		log.Fatal(err)
	}
	fmt.Println(copy.Title)
}
