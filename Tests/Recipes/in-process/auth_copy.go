// Package authcopy, for Go with cgo: CGO_CFLAGS=-I… and CGO_LDFLAGS=-L… name the folders of the header and the library.
package authcopy

// #cgo LDFLAGS: -lauthcopy
// #include <stdlib.h>
// #include <authcopy.h>
import "C"

import (
	"encoding/json"
	"unsafe"
)

var catalog = C.authcopy_open(nil, nil)

// Read returns the copy for a raw error as JSON; the option "locale" can be the value of Accept-Language.
func Read(provider string, raw []byte, options map[string]any) (json.RawMessage, error) {
	encoded, err := json.Marshal(options)
	if err != nil {
		return nil, err
	}
	name, body, settings := C.CString(provider), C.CBytes(raw), C.CString(string(encoded))
	defer C.free(unsafe.Pointer(name))
	defer C.free(body)
	defer C.free(unsafe.Pointer(settings))
	result := C.authcopy_read(catalog, name, body, C.size_t(len(raw)), settings, C.size_t(len(encoded)))
	defer C.authcopy_free(result)
	return json.RawMessage(C.GoString(result)), nil
}
